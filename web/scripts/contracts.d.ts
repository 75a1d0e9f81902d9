import type { ESLint } from 'eslint';

export function target(file: string, specifier: string): string | null;
export function breach(file: string, specifier: string): string | null;
export const contracts: ESLint.Plugin;
