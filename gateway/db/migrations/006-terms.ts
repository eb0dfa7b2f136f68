import type { Kysely } from 'kysely';
import { createTable } from './create-table.ts';

/** The merchant's legal texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'terms', {
    kind: 'key',
    title_pt: 'text',
    title_en: 'text',
    content_pt: 'text',
    content_en: 'text',
    updated_at: 'long',
  });
}
