import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { contracts } from './scripts/contracts.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'test-results', 'playwright-report', 'src/lib/api/schema.d.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'svelte/no-at-html-tags': 'error',
      'svelte/no-navigation-without-resolve': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  { files: ['src/**'], plugins: { contracts }, rules: { 'contracts/imports': 'error' } },
);
