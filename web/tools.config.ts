import base from './playwright.config';

/** What looks or measures but proves nothing: `npm run screens`, `npm run speed`. */
export default { ...base, testMatch: ['screens.ts', 'speed.ts'] };
