import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { DemoScene } from '#gateway/http/define-area.ts';
import { pixAccountId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { countVisit } from '#gateway/ledger/teams/member-days.ts';
import { layDays } from '#gateway/ledger/teams/team-calendar.ts';
import { joinTeam } from '#gateway/ledger/teams/team-tree.ts';
import { writeRates } from '#gateway/ledger/teams/write-rates.ts';
import { rebateCategories, type RebateCategory } from '#src/contract/agents/agents.ts';
import { createMember } from '../../identity/registration/create-member.ts';
import { noPassword } from '../../site/has-password.ts';
import { type Merchant, readMerchantOf } from '../../site/merchant.ts';
import { type PastRound, replayRounds } from '../../vendors/replay-rounds.ts';
import { closeWithin } from '../close-days.ts';
import { pay } from '../pay-rebates.ts';
import { payOutOnce } from './pay-out-once.ts';
import { drawn, historyDays, leader, type SeedMember, teamMembers } from './team-members.ts';

const day = 86_400_000;
const minute = 60_000;
/** The last days, in which more members play than before. */
const lively = 8;
/** Rates of the leader and of the agents on the levels below, in hundredths of a percent. */
const slots = [60, 45, 30, 20] as const;
const playedGames = ['ls-cometa-9', 'ab-pesca-profunda', 'amb-mina-dourada', 'rj-sapo-imperial', 'en-uivo-da-aurora'];

type Team = { readonly merchant: Merchant; readonly ids: Map<string, string>; readonly now: number };

/** A team below an agent of the demonstration with its history, booked day by day as it would have been. */
export async function playTeam(trx: Transaction<Tables>, scene: DemoScene): Promise<void> {
  if (!scene.team) return;
  const leaderId = scene.members.get(leader);
  if (!leaderId) return;
  const merchant = await readMerchantOf({ db: trx }, leaderId);
  // The past has no bonus: each would be two more bookings of the first start.
  const { registration, ...settings } = merchant.settings;
  const frugal = { ...merchant, settings: { ...settings, registration: { ...registration, bonus: null } } };
  const team: Team = { merchant: frugal, ids: new Map([[leader, leaderId]]), now: scene.now };
  const days = { merchant: merchant.code, timeZone: merchant.settings.timeZone };
  const start = scene.now - historyDays * day;
  for (let at = start; at <= scene.now; at += 10 * day) await layDays(trx, days, at);
  await joinTeam(trx, { memberId: leaderId, agentId: null, ...days }, start);
  await setSeedRates(trx, leaderId, 0, start);
  const members = teamMembers();
  for (let ago = historyDays; ago >= 0; ago -= 1) {
    const at = scene.now - ago * day;
    for (const member of members) if (member.joined === ago) await join(scene, trx, team, member);
    await playDay(trx, team, members, ago);
    await closeWithin(trx, merchant, at);
    await payAll(trx, merchant, at);
  }
}

/** Registers a member by the code of their agent; one who becomes an agent gets a code and rates. */
async function join({ secrets }: DemoScene, trx: Transaction<Tables>, team: Team, member: SeedMember) {
  const { merchant, ids, now } = team;
  const { account, agent, isAgent, joined } = member;
  const at = now - joined * day - (joined === 0 ? 0 : drawn(`hour ${account}`, 300) * minute);
  const id = randomUUID();
  ids.set(account, id);
  await createMember(secrets, trx, {
    ...{ id, account, merchant, now: at, affiliateCode: await codeOf(trx, ids.get(agent) ?? ''), mobile: '' },
    ...{ isVerified: false, passwordHash: noPassword, paymentHash: '' },
    payload: { username: account, registerMethod: 'H5', type: 0 },
  });
  if (!isAgent) return;
  await trx.updateTable('members').set({ type: 3 }).where('id', '=', id).execute();
  const row = { merchant_code: merchant.code, code: codeFor(account), member_id: id, created_at: at, expires_at: null };
  await trx.insertInto('affiliate_codes').values(row).execute();
  const above = trx.selectFrom('team_links').select('depth').where('member_id', '=', id);
  const { depth } = await above.orderBy('depth', 'desc').limit(1).executeTakeFirstOrThrow();
  await setSeedRates(trx, id, depth, at);
}

const codeFor = (account: string) => `TIME-${account.replaceAll('.', '-').toUpperCase()}`;

async function codeOf(trx: Transaction<Tables>, memberId: string): Promise<string> {
  const codes = trx.selectFrom('affiliate_codes').select('code').where('member_id', '=', memberId);
  return (await codes.orderBy('code').limit(1).executeTakeFirst())?.code ?? '';
}

const setSeedRates = (trx: Transaction<Tables>, agentId: string, level: number, at: number) => {
  const rate = slots[level] ?? 0;
  const rates = Object.fromEntries(
    rebateCategories.map((category) => [category, category === 'RNG' ? rate : Math.floor(rate / 2)]),
  ) as Record<RebateCategory, number>;
  return writeRates(trx, { agentId, rates, by: 'demo', from: '2000-01-01' }, at);
};

/** What the members of the team do on a day: they come, pay in, play, and some are paid out. */
async function playDay(
  trx: Transaction<Tables>,
  { merchant, ids, now }: Team,
  members: readonly SeedMember[],
  ago: number,
) {
  const rounds: PastRound[] = [];
  for (const { account, joined, plays } of members) {
    const of = `${account} ${ago}`;
    const memberId = ids.get(account);
    const minutesAgo = ago * 1440 + 30 + drawn(`time ${of}`, 600);
    const chance = ago <= lively ? plays * 3 : plays / 2;
    const draw = drawn(of, 100);
    if (memberId === undefined || minutesAgo > joined * 1440 || draw >= chance * 1.3) continue;
    const at = now - minutesAgo * minute;
    await countVisit(trx, memberId, at);
    if (draw >= chance) continue;
    await payIn(trx, { memberId, merchant, of, at });
    const stake = [10, 20, 20, 50, 80, 120][drawn(`stake ${of}`, 6)] ?? 10;
    const times = [0, 0, 0, 0.4, 0.6, 0.8, 1.1, 1.5, 2.2, 3.1][drawn(`win ${of}`, 10)] ?? 0;
    const nodeId = playedGames[drawn(`game ${of}`, playedGames.length)] ?? '';
    rounds.push({ account, nodeId, stake: `${stake}.00`, win: (stake * times).toFixed(2), minutesAgo });
  }
  if (rounds.length === 0) return;
  const oldestFirst = rounds.toSorted((one, other) => other.minutesAgo - one.minutesAgo);
  await replayRounds(trx, oldestFirst, { name: `team-${ago}`, members: ids, currency: merchant.currency, now });
}

type Payer = { readonly memberId: string; readonly merchant: Merchant; readonly of: string; readonly at: number };

/** A deposit where the balance is too low for the stakes of a day; a payout where it is high. */
async function payIn(trx: Transaction<Tables>, { memberId, merchant: { currency }, of, at }: Payer): Promise<void> {
  const wallet = walletId(memberId, currency);
  const { balance_minor: balance } = await trx
    .selectFrom('accounts')
    .select('balance_minor')
    .where('id', '=', wallet)
    .executeTakeFirstOrThrow();
  const other = pixAccountId(currency, memberId);
  if (balance < 12_000) {
    const amount = 12_000 + drawn(`deposit ${of}`, 40) * 500;
    await moveMoney(trx, { kind: 'deposit', ref: `team ${of}`, wallet, other, amount }, at - 20 * minute);
  } else if (balance > 40_000) {
    await payOutOnce(trx, { memberId, currency, amount: balance - 20_000, ref: `team ${of}` }, at - 20 * minute);
  }
}

async function payAll(trx: Transaction<Tables>, merchant: Merchant, at: number): Promise<void> {
  const due = await trx
    .selectFrom('rebates')
    .innerJoin('members', 'members.id', 'rebates.agent_id')
    .select(['rebates.day', 'agent_id', 'currency', 'paid_minor', 'attempts'])
    .where('members.merchant_code', '=', merchant.code)
    .where('rebates.state', '=', 'due')
    .execute();
  for (const rebate of due) await pay(trx, rebate, at);
}
