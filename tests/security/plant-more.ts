import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { demoMember } from '../support/members.ts';
import { hostileContents, hostileHtml, hostileName, swallows } from './hostile-texts.ts';
import { both } from './plant.ts';

type Database = Kysely<Tables>;

/** The promotion whose reward was refused to the member with a reason. */
export const refusedPromotion = 'jardim';
/** Of the one message in the member's inbox. */
export const plantedMessage = hostileName('message');

/** The contents in a row, as one text; without those that would swallow the following ones. */
const inARow = (foreign: string): string =>
  hostileContents(foreign)
    .filter((_, index) => !swallows(hostileHtml(foreign)[index] ?? ''))
    .join('');

const memberId = async (db: Database): Promise<string> =>
  (await db.selectFrom('members').select('id').where('account', '=', demoMember.userName).executeTakeFirstOrThrow()).id;

/** Names and plain texts of the centres, of the VIP page, and of one member's messages. */
export async function plantPlainTexts(db: Database): Promise<void> {
  await db
    .updateTable('jackpots')
    .set(both('name', hostileName('jackpot')))
    .execute();
  await db
    .updateTable('games')
    .set(both('name', hostileName('lottery')))
    .where('node_id', 'in', db.selectFrom('lotteries').select('node_id'))
    .execute();
  await db
    .updateTable('matches')
    .set({
      ...both('league', hostileName('league')),
      ...both('home', hostileName('home')),
      ...both('away', hostileName('away')),
    })
    .execute();
  await db
    .updateTable('live_models')
    .set({ name: hostileName('host') })
    .execute();
  await db
    .updateTable('vip_levels')
    .set({ ...both('name', hostileName('level')), ...both('benefits', hostileName('benefit')) })
    .execute();
  const member_id = await memberId(db);
  await db.deleteFrom('feedback').where('member_id', '=', member_id).execute();
  const answered = { answer: hostileName('answer'), answered_at: 2, answered_by: hostileName('operator') };
  await db
    .insertInto('feedback')
    .values({ id: 'planted', member_id, type: 0, content: hostileName('feedback'), created_at: 1, ...answered })
    .execute();
  await plantRefusal(db, member_id);
}

async function plantRefusal(db: Database, member_id: string): Promise<void> {
  const promotion_id = refusedPromotion;
  for (const table of ['promotion_rewards', 'promotion_members'] as const)
    await db.deleteFrom(table).where('promotion_id', '=', promotion_id).where('member_id', '=', member_id).execute();
  await db.insertInto('promotion_members').values({ promotion_id, member_id, joined_at: 1 }).execute();
  const decided = { state: 'rejected', reason: hostileName('reason'), decided_by: 'operator' } as const;
  const reward = { stage: 1, reward_minor: 100, reward_points: 0, asked_at: 1, changed_at: 2, ...decided };
  await db
    .insertInto('promotion_rewards')
    .values({ id: 'planted', promotion_id, member_id, ...reward })
    .execute();
}

/** The merchant's legal texts, and the one message in the member's inbox, as HTML. */
export async function plantTermsAndMessage(db: Database, foreign: string): Promise<void> {
  const content = inARow(foreign);
  await db
    .updateTable('terms')
    .set({ ...both('title', hostileName('terms')), ...both('content', content) })
    .execute();
  const member_id = await memberId(db);
  await db.deleteFrom('inbox').where('member_id', '=', member_id).execute();
  const texts = { ...both('title', plantedMessage), ...both('content', content) };
  await db
    .insertInto('messages')
    .values({ id: 'planted', kind: 'account', path: '', created_at: 1, ...texts })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await db.insertInto('inbox').values({ member_id, message_id: 'planted', created_at: 1, read_at: null }).execute();
}
