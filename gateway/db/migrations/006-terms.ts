import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** The merchant's legal texts. `kind` is one of the contract's; contents are HTML. */
export const terms = {
  terms: {
    kind: 'key',
    title_pt: 'text',
    title_en: 'text',
    content_pt: 'text',
    content_en: 'text',
    updated_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> => createTables(db, terms);
