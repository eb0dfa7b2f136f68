import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { notifyMember } from '../../notify/inbox/notify-member.ts';
import { rainBegins } from '../../notify/push/account-messages.ts';
import { idsToTell } from './audience.ts';

/** Members who are told in one transaction, and rains of one look. */
const membersAtOnce = 50;
const rainsAtOnce = 20;

/**
 * Tells the members of a rain that has begun, some at a time; answers how many were told. Each part is told once, whatever process does it, because the row
 * that says how far it has come is written with the messages. A rain that is over is told to nobody any more, and a member whose play is frozen hears of none.
 */
export async function tellBegun(gateway: Gateway): Promise<number> {
  const { db, clock } = gateway;
  const due = await db
    .selectFrom('rain_news')
    .innerJoin('rains', 'rains.id', 'rain_news.rain_id')
    .select(['rains.id', 'agent_id', 'whom', 'told_to'])
    .where('rain_news.done', '=', 0)
    .where('rain_news.starts_at', '<=', clock())
    .where('rains.state', '=', 'open')
    .where('rains.ends_at', '>', clock())
    .orderBy('rain_news.starts_at')
    .limit(rainsAtOnce)
    .execute();
  let told = 0;
  for (const rain of due) told += await transact(db, (trx) => tellPart(gateway, trx, rain));
  return told;
}

type Due = Pick<Tables['rains'], 'id' | 'agent_id' | 'whom'> & Pick<Tables['rain_news'], 'told_to'>;

async function tellPart({ clock, config }: Gateway, trx: Transaction<Tables>, rain: Due): Promise<number> {
  const now = clock();
  const day = await openDay(trx, config.merchant, now);
  const part = { after: rain.told_to, limit: membersAtOnce };
  const members = day === undefined ? [] : await idsToTell(trx, day, rain, part);
  const done = members.length < membersAtOnce;
  const claimed = await trx
    .updateTable('rain_news')
    .set({ told_to: members.at(-1) ?? rain.told_to, done: done ? 1 : 0 })
    .where('rain_id', '=', rain.id)
    .where('told_to', '=', rain.told_to)
    .where('done', '=', 0)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return 0;
  for (const memberId of members) await notifyMember(trx, { memberId }, rainBegins, now);
  return members.length;
}
