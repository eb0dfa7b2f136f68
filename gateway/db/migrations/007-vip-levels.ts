import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** The levels of the VIP page. `benefits_*`: plain text, one benefit a line. */
export const vipLevels = {
  vip_levels: {
    id: 'key',
    name_pt: 'text',
    name_en: 'text',
    turnover_minor: 'long',
    benefits_pt: 'text',
    benefits_en: 'text',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> => createTables(db, vipLevels);
