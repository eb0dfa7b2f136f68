import type { Language } from './sign-in.ts';

/** `npm run test:soak`: everything whole that `npm test` tries a sample of. */
export const isSoak = process.env['SOAK'] === '1';

/** The languages of a journey that is not about texts: both in the soak, else the one that most readers have. */
export const journeyLanguages: readonly Language[] = isSoak ? ['pt', 'en'] : ['pt'];
