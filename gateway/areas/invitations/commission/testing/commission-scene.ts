import { onTestFinished } from 'vitest';
import type { Dialect } from '#gateway/db/open-database.ts';
import { transact } from '#gateway/db/transact.ts';
import { dayAfter, midnight } from '#gateway/ledger/day-of.ts';
import { heldAccountId, openWallet, pixAccountId, vendorAccountId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { fundMember } from '#gateway/testing/test-members.ts';
import { invitingMember, setProgrammes } from '../../testing/inviting-member.ts';
import { commissionHour } from '#src/contract/invitations/invitations.ts';
import { readMerchant } from '../../../site/merchant.ts';
import { listInvited } from '../../invited.ts';
import { readEarned } from '../earned.ts';
import { payCommissions } from '../job.ts';

export const hour = 3_600_000;
export const zone = 'America/Sao_Paulo';
const firstDay = '2026-03-15';

type Moved = 'bet' | 'rollback' | 'deposit' | 'hold' | 'release' | 'contest';
const sign: Record<Moved, 1 | -1> = { bet: -1, rollback: 1, deposit: 1, hold: -1, release: 1, contest: -1 };

let causes = 0;

/** A gateway on the eve of its first commission; terms hold from its first day on. */
export async function commissionScene(
  dialect: Dialect,
  terms: { turnover?: number; deposit?: number; most?: number; days?: number } = {},
) {
  const gateway = await createTestGateway({ dialect });
  onTestFinished(gateway.close);
  await setProgrammes(gateway, ['referral']);
  const { turnover = 20, deposit = 0, most = 100_000_00, days = 30 } = terms;
  await addTerms(gateway, firstDay, { turnover, deposit, most, days });
  const { db } = gateway;
  const other = (kind: Moved, id: string) => {
    if (kind === 'bet' || kind === 'rollback') return vendorAccountId('COR', 'BRL', id);
    return kind === 'hold' || kind === 'release' ? heldAccountId(id, 'BRL') : pixAccountId('BRL', id);
  };
  return {
    gateway,
    /** An inviter, and members whom they invite; the CPF of all of them is known. */
    inviting: async () => {
      const inviting = await invitingMember(gateway);
      await keepTaxId(gateway, inviting.member.id);
      const invite = async () => {
        const friend = await inviting.invite();
        await keepTaxId(gateway, friend.id);
        return friend;
      };
      return { ...inviting, invite };
    },
    /** Sets the clock to a moment after the midnight with which a day begins. */
    at: (day: string, ms: number) => gateway.advance(midnight(day, zone) + ms - gateway.clock()),
    fund: (id: string, minor = 1_000_000_00) => fundMember(db, id, minor),
    /** Books an entry of a member at the present moment; minor units. */
    move: (id: string, kind: Moved, minor: number) =>
      transact(db, async (trx) => {
        await openWallet(trx, id, 'BRL');
        return moveMoney(
          trx,
          {
            ...{ kind, ref: `cause-${(causes += 1)}`, wallet: walletId(id, 'BRL') },
            ...{ other: other(kind, id), amount: sign[kind] * minor },
          },
          gateway.clock(),
        );
      }),
    /** What the page of an inviter shows. */
    shown: async (inviterId: string) => {
      const merchant = await readMerchant({ db }, 'mare');
      if (!merchant) throw new Error('no merchant');
      const inviter = { memberId: inviterId, merchant: 'mare' };
      const { list } = await listInvited(db, inviter, 1);
      return { commission: await readEarned(db, inviterId, merchant, gateway.clock()), list };
    },
    /** Lets the job look until it finds nothing, on the morning after a day; returns how many it settled. */
    settle: async (day: string) => {
      gateway.advance(Math.max(0, midnight(dayAfter(day), zone) + commissionHour * hour - gateway.clock()));
      return payAll(gateway);
    },
    paid: async (inviterId: string) => {
      const rows = await db
        .selectFrom('postings')
        .innerJoin('journals', 'journals.id', 'postings.journal_id')
        .select('postings.amount_minor')
        .where('journals.kind', '=', 'commission')
        .where('postings.account_id', '=', walletId(inviterId, 'BRL'))
        .orderBy('journals.id')
        .execute();
      return rows.map(({ amount_minor }) => amount_minor);
    },
  };
}

export async function payAll(gateway: Parameters<typeof payCommissions>[0]): Promise<number> {
  let all = 0;
  for (let settled = -1; settled !== 0; all += settled) settled = await payCommissions(gateway);
  return all;
}

const keepTaxId = ({ db, clock }: TestGateway, member_id: string) =>
  db
    .insertInto('tax_ids')
    .values({ member_id, hash: `hash of ${member_id}`, encrypted: '', created_at: clock() })
    .execute();

export const addTerms = (
  { db }: TestGateway,
  from_day: string,
  { turnover, deposit, most, days }: { turnover: number; deposit: number; most: number; days: number },
) =>
  db
    .insertInto('commission_terms')
    .values({
      ...{ merchant_code: 'mare', from_day, turnover_rate: turnover, deposit_rate: deposit },
      ...{ most_minor: most, days, set_at: 0 },
    })
    .execute();
