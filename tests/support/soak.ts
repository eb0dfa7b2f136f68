import type { Language } from './sign-in.ts';

/** `npm run test:soak`: in full what `npm test` only samples. */
export const isSoak = process.env['SOAK'] === '1';

/** The languages of a journey that is not about texts: both in the soak, else the one of most readers. */
export const journeyLanguages: readonly Language[] = isSoak ? ['pt', 'en'] : ['pt'];
