import type { Kysely } from 'kysely';
import { createTable } from './create-table.ts';

/** The levels of the VIP page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'vip_levels', {
    id: 'key',
    name_pt: 'text',
    name_en: 'text',
    turnover_minor: 'long',
    benefits_pt: 'text',
    benefits_en: 'text',
  });
}
