import { hash } from 'node:crypto';
import { type HashedJournal, journalText } from '#src/contract/records/receipt.ts';

/** The hash of a journal, hex, which follows the one with the hash `before` (none: an empty text) in its chain. */
export const journalHash = (before: string, journal: HashedJournal): string =>
  hash('sha256', journalText(before, journal));
