import type { Kysely } from 'kysely';
import { dayIn } from '#src/contract/core/age.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import type { Invitation } from '#src/contract/invitations/invitations.schema.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { dayOf } from '#gateway/ledger/day-of.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import type { Merchant } from '../../site/merchant.ts';
import { basesOf, noBases } from './bases.ts';
import { invitedWithin } from './close-days.ts';
import { commissionKinds, settle } from './settle.ts';
import { paysCommission, termsOf } from './terms.ts';

/** Invited members whose present day is added up; of more, today's figure is a part. */
const mostAdded = 200;

/** What a member has earned by invitations, in all and today so far, and the terms of today; undefined where there is neither. */
export async function readEarned(
  db: Kysely<Tables>,
  memberId: string,
  merchant: Merchant,
  now: number,
): Promise<Invitation['commission']> {
  const { total } = await db
    .selectFrom('commission_pairs')
    .select(sumOf('paid_minor').as('total'))
    .where('inviter_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const terms = paysCommission(merchant)
    ? await termsOf(db, merchant.code, dayIn(now, merchant.settings.timeZone))
    : undefined;
  if (!terms && total === 0) return undefined;
  const earned = { total: fromMinor(total), today: '0.00' };
  if (!terms) return earned;
  const { turnover_rate, deposit_rate, most_minor, days } = terms;
  return {
    ...earned,
    today: fromMinor(await earnedToday(db, memberId, merchant, now, terms)),
    terms: { turnover: turnover_rate, deposit: deposit_rate, most: fromMinor(most_minor), days },
  };
}

/** As it will be paid, if nothing else is booked today and yesterday is settled; minor units. */
async function earnedToday(
  db: Kysely<Tables>,
  memberId: string,
  merchant: Merchant,
  now: number,
  terms: NonNullable<Awaited<ReturnType<typeof termsOf>>>,
): Promise<number> {
  const time = { from: dayOf(now, merchant.settings.timeZone).start, to: now + 1 };
  const pairs = await invitedWithin(db, merchant, terms, time, { inviterId: memberId, most: mostAdded });
  const invited = pairs.map(({ invited_id }) => invited_id);
  const carried = await pairsOf(db, memberId, invited);
  const bases = await basesOf(db, { memberIds: invited, currency: merchant.currency }, time);
  let room = terms.most_minor;
  for (const id of invited) {
    for (const kind of commissionKinds) {
      const rest = carried.get(id)?.[`${kind}_rest`] ?? 0;
      room -= settle({ base: (bases.get(id) ?? noBases)[kind], rate: terms[`${kind}_rate`], rest, room }).amount;
    }
  }
  return terms.most_minor - room;
}

/** What was paid for some invited members and is carried over of theirs, by their id. */
export async function pairsOf(db: Kysely<Tables>, inviterId: string, invited: readonly string[]) {
  if (invited.length === 0) return new Map<string, Tables['commission_pairs']>();
  const rows = await db
    .selectFrom('commission_pairs')
    .selectAll()
    .where('inviter_id', '=', inviterId)
    .where('invited_id', 'in', invited)
    .execute();
  return new Map(rows.map((row) => [row.invited_id, row]));
}
