import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';

type Level = Tables['vip_levels'];

/** The levels of the VIP club, lowest first. */
export const readLevels = (db: Kysely<Tables>): Promise<Level[]> =>
  db.selectFrom('vip_levels').selectAll().orderBy('turnover_minor').orderBy('id').execute();

/** The level that a member's label names, in either language; undefined where the label is empty or the operator's own. */
export const levelNamed = (levels: readonly Level[], label: string): Level | undefined =>
  levels.find((level) => label !== '' && [level.id, level.name_pt, level.name_en].includes(label));

/** A level's name in both languages. */
export const namesOf = ({ name_pt: pt, name_en: en }: Level) => ({ pt, en });
