import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Switches a flag of a merchant, as `npm run operator -- flags set` does. */
export async function setFlag(db: Kysely<Tables>, name: string, on: boolean, merchant = 'mare'): Promise<void> {
  const { settings } = await db
    .selectFrom('merchants')
    .select('settings')
    .where('code', '=', merchant)
    .executeTakeFirstOrThrow();
  const before = JSON.parse(settings) as { flags: Record<string, boolean> };
  const after = { ...before, flags: { ...before.flags, [name]: on } };
  await db
    .updateTable('merchants')
    .set({ settings: JSON.stringify(after) })
    .where('code', '=', merchant)
    .execute();
}
