import { expect, it } from 'vitest';
import type { Call } from '#src/contract/core/call.ts';
import { calls } from '#src/contract/calls.ts';
import * as contracts from '#src/contract/agents/agent-contracts.ts';
import { cancelRain, createRain, rainProof } from '#src/contract/agents/envelopes.ts';
import { createLink, endLink } from '#src/contract/agents/open-accounts.ts';
import { setTeamRates, teamRates } from '#src/contract/agents/rebates.ts';
import * as team from '#src/contract/agents/team.ts';
import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { dialects } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember } from '#gateway/testing/test-members.ts';
import { contractScene } from './contracts/testing/contract-scene.ts';
import { agentClient } from './testing/agent-client.ts';

const isSoak = process.env['SOAK'] === '1';
/** Times that each agent tries every name; and how often a name that exists may be answered later than one that does not. */
const [times, most] = isSoak ? [4, 0.6] : [1, 1];
const days = { startDate: '2026-03-10', endDate: '2026-03-16' };
const tiers = [{ turnover: '0.00', active: 0, rate: 1 }];

type Asked = { readonly query?: Record<string, string>; readonly body?: object };
/** Every call that names a member, an offer, a link or a rain, as the call takes it. */
const byAccount: readonly [Call, (account: string) => Asked][] = [
  [team.teamFigures, (member) => ({ query: { ...days, member } })],
  [team.downline, (member) => ({ query: { ...days, member } })],
  [team.downline, (search) => ({ query: { ...days, search } })],
  [team.teamMember, (account) => ({ query: { ...days, account } })],
  [team.teamBets, (account) => ({ query: { ...days, account } })],
  [team.teamRecord, (account) => ({ query: { ...days, account } })],
  [team.setTeamNote, (account) => ({ body: { account, text: 'Oi' } })],
  [team.freezeTeamMember, (account) => ({ body: { account, cause: 'other', reason: 'Oi' } })],
  [team.unfreezeTeamMember, (account) => ({ body: { account } })],
  [teamRates, (account) => ({ query: { account } })],
  [setTeamRates, (account) => ({ body: { account, rates: { RNG: 1 } } })],
  [contracts.proposeContract, (account) => ({ body: { account, kind: 'salary', tiers, until: '2026-12-31' } })],
];
const byOffer: readonly [Call, (id: string) => Asked][] = [
  [contracts.acceptContract, (id) => ({ body: { id } })],
  [contracts.refuseContract, (id) => ({ body: { id } })],
  [contracts.withdrawContract, (id) => ({ body: { id } })],
];
const byCode: readonly [Call, (code: string) => Asked][] = [[endLink, (code) => ({ body: { code } })]];
const byRain: readonly [Call, (id: string) => Asked][] = [
  [cancelRain, (id) => ({ body: { id } })],
  [rainProof, (id) => ({ query: { id } })],
];

/** The share of pairs of which the first took longer. */
const longer = (one: readonly number[], other: readonly number[]) =>
  one.flatMap((ms) => other.map((than) => (ms > than ? 1 : 0) as number)).reduce((sum, n) => sum + n, 0) /
  (one.length * other.length);

it('every call of agents that takes a name or an id is tried', () => {
  const tried = new Set([...byAccount, ...byOffer, ...byCode, ...byRain].map(([call]) => call.path));
  const writes = calls.filter(({ path, method }) => path.startsWith('/wps/agent/') && method === 'POST');
  const free = ['/wps/agent/accounts', createLink.path, createRain.path];
  expect(writes.map(({ path }) => path).filter((path) => !tried.has(path) && !free.includes(path))).toEqual([]);
});

it.each(dialects)(
  'names and ids of other teams are answered as those of nobody, and change nothing, on %s [S2-092]',
  async (dialect) => {
    const gateway: TestGateway = await createTestGateway({ dialect, config: { rateLimitFactor: 100_000 } });
    const scene = contractScene(gateway);
    const offered = { kind: 'salary', tiers: [{ turnover: 0, active: 0, rate: 20 }], until: '2026-12-31' } as const;
    /** A leader with an agent, a player of theirs, one who has left, an offer that waits and a link. */
    const makeTeam = async () => {
      const leader = await scene.join(null, 3);
      await scene.rate(leader.id, { RNG: 60 });
      const agent = await scene.join(leader.id, 3);
      const [player, left] = [await scene.join(agent.id), await scene.join(agent.id)];
      const made = await scene.offer(agent.id, offered);
      const as = await agentClient(gateway, leader.id);
      return { leader, agent, player, left, offer: 'id' in made ? made.id : '', as };
    };
    // After these, no name of a test's member is the beginning of another.
    for (let count = 0; count < 10; count += 1) await scene.join(null, 3);
    const teams = [await makeTeam(), await makeTeam(), await makeTeam()];
    for (const [index, { left }] of teams.entries()) await scene.move(left.id, teams[(index + 1) % 3]?.leader.id ?? '');
    await scene.nextDay();
    const codes: string[] = [];
    const rains: string[] = [];
    for (const { as } of teams) {
      const { value } = await as.write(createLink, { name: 'Praia', kind: 'member', most: null, days: 7 });
      codes.push((value as { code: string }).code);
      const rain = await as.write(createRain, {
        ...{ total: '50.00', envelopes: 5, least: '2.00', most: '20.00', whom: 'team', minutes: 10 },
        startsAt: gateway.clock() + 86_400_000,
      });
      rains.push((rain.value as { id: string }).id);
    }
    for (const { player, left } of teams) for (const { id } of [player, left]) await scene.play(id, 1000, 300);
    await addMember(gateway.db, 'of.other.site', { merchant_code: 'other' });

    const tables = [
      'team_links',
      'team_notes',
      'team_freezes',
      'rebate_rates',
      'agent_contracts',
      'invitation_links',
      'rains',
    ] as const;
    const stored = async () => {
      const rows = await Promise.all(tables.map((name) => gateway.db.selectFrom(name).selectAll().execute()));
      return rows.map((of) => of.map((row) => JSON.stringify(row)).toSorted());
    };
    const before = await stored();
    let probes = 0;
    const took = { foreign: [] as number[], missing: [] as number[] };
    const ask = async (as: (typeof teams)[number]['as'], call: Call, { query, body }: Asked) => {
      const token = await as.newToken();
      const search = query ? `?${new URLSearchParams(query)}` : '';
      const began = performance.now();
      const answer = await as.app.request(call.path + search, {
        method: call.method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body && { 'Content-Type': 'application/json', [idempotencyHeader]: crypto.randomUUID() }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      probes += 1;
      return { ms: performance.now() - began, said: `${answer.status} ${text.replaceAll(/"at":\d+/g, '"at":0')}` };
    };
    const compare = async (as: (typeof teams)[number]['as'], call: Call, foreign: Asked, missing: Asked) => {
      const [one, other] = probes % 4 < 2 ? [foreign, missing] : [missing, foreign];
      const answers = [await ask(as, call, one), await ask(as, call, other)];
      const [known, unknown] = one === foreign ? answers : answers.toReversed();
      expect([call.name, known?.said]).toEqual([call.name, unknown?.said]);
      expect([call.name, known?.said.startsWith('429')]).toEqual([call.name, false]);
      took.foreign.push(known?.ms ?? 0);
      took.missing.push(unknown?.ms ?? 0);
    };
    for (let time = 0; time < times; time += 1)
      for (const [index, { as, leader, left }] of teams.entries()) {
        const others = teams.filter((_, at) => at !== index);
        const names = [
          ...others.flatMap(({ leader: one, agent, player }) => [one.account, agent.account, player.account]),
          ...[left.account, leader.account, 'of.other.site'],
        ];
        for (const account of names)
          for (const [call, of] of byAccount) await compare(as, call, of(account), of('nobody.of.these'));
        for (const { offer } of others)
          for (const [call, of] of byOffer) await compare(as, call, of(offer), of('nobodys-offer'));
        for (const code of codes.filter((_, at) => at !== index))
          for (const [call, of] of byCode) await compare(as, call, of(code), of('NOBODYS'));
        for (const id of rains.filter((_, at) => at !== index))
          for (const [call, of] of byRain) await compare(as, call, of(id), of('nobodys-rain'));
      }
    expect(await stored()).toEqual(before);
    console.log(
      `${probes} probes of other teams on ${dialect}, later than nobody's ${longer(took.foreign, took.missing).toFixed(3)}`,
    );
    expect(probes).toBeGreaterThanOrEqual(isSoak ? 2000 : 500);
    expect(longer(took.foreign, took.missing)).toBeLessThanOrEqual(most);
    expect(longer(took.missing, took.foreign)).toBeLessThanOrEqual(most);
    await gateway.close();
  },
  isSoak ? 900_000 : 60_000,
);
