import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#src/contract/agents/agent-contracts.ts';
import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { transact } from '#gateway/db/transact.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { changeSettings } from '../../site/setting-actions.ts';
import { agentClient } from '../testing/agent-client.ts';
import { contractScene } from './testing/contract-scene.ts';

const tiers = [
  { turnover: 1000, active: 1, rate: 8 },
  { turnover: 2_000_000, active: 20, rate: 12 },
];
const salary = { kind: 'salary', tiers, until: '2026-12-31' } as const;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let scene: ReturnType<typeof contractScene>;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
    scene = contractScene(gateway);
  });
  afterAll(() => gateway.close());

  /** An agent who is signed in. */
  const agent = async (above: string | null = null) => {
    const { id, account } = await scene.join(above, 3);
    const { newToken: token } = await agentClient(gateway, id);
    return { id, account, token };
  };
  const offered = async (id: string, terms: Parameters<typeof scene.offer>[1] = salary) => {
    const made = await scene.offer(id, terms);
    if ('why' in made) throw new Error(made.why);
    return made.id;
  };
  const refusal = async (
    call: typeof contract.acceptContract | typeof contract.refuseContract | typeof contract.withdrawContract,
    token: string,
    id: string,
  ) => (await askApp(app, call, { token, body: { id } })).envelope;

  const salaryTiers = [
    { turnover: '10.00', active: 1, rate: 8 },
    { turnover: '20000.00', active: 20, rate: 12 },
  ];

  it('shows the offer with what it would have paid, takes an answer once, and lists what was [S2-224]', async () => {
    const one = await agent();
    const player = await scene.join(one.id);
    await scene.play(player.id, 20_000);
    await scene.nextDay();
    const id = await offered(one.id);
    const token = await one.token();
    const { offer, held } = await valueOf(app, contract.contractRequest, { token, query: { kind: 'salary' } });
    expect(held).toBeNull();
    expect(offer).toMatchObject({
      id,
      by: '',
      status: 'waiting',
      request: 'NEW',
      estimate: { day: '2026-03-14', amount: '0.16' },
    });
    expect(offer?.tiers).toEqual(salaryTiers);
    const headers = { [idempotencyHeader]: 'answer-once-1' };
    const first = await valueOf(app, contract.acceptContract, { token, body: { id }, headers });
    expect(await valueOf(app, contract.acceptContract, { token, body: { id }, headers })).toEqual(first);
    expect(first).toMatchObject({ status: 'coming', from: '2026-03-16', until: '2026-12-31' });
    await scene.nextDay();
    const later = await one.token();
    const now = await valueOf(app, contract.contractRequest, { token: later, query: { kind: 'salary' } });
    expect([now.offer, now.held?.status]).toEqual([null, 'held']);
    const { list, totalCount } = await valueOf(app, contract.contractHistory, {
      token: later,
      query: { kind: 'salary' },
    });
    expect([list.map(({ status }) => status), totalCount]).toEqual([['held'], 1]);
  });

  it('refuses an answer to what was changed or withdrawn, and answers the same for a foreign offer and none', async () => {
    const [one, other] = [await agent(), await agent()];
    const token = await one.token();
    const old = await offered(one.id);
    const id = await offered(one.id, { ...salary, tiers: tiers.slice(0, 1) });
    expect(await refusal(contract.acceptContract, token, old)).toMatchObject({
      success: false,
      message: 'offer_changed',
    });
    const foreign = await offered(other.id);
    for (const call of [contract.acceptContract, contract.refuseContract, contract.withdrawContract])
      expect(await refusal(call, token, foreign)).toEqual(await refusal(call, token, 'nothing'));
    expect(await refusal(contract.acceptContract, token, foreign)).toMatchObject({ message: 'not_found' });
    expect(await valueOf(app, contract.refuseContract, { token, body: { id } })).toMatchObject({ status: 'refused' });
    expect(await refusal(contract.acceptContract, token, id)).toMatchObject({ message: 'offer_changed' });
  });

  it('lists the days of a salary with what was paid [S2-223]', async () => {
    const one = await agent();
    const player = await scene.join(one.id);
    await scene.give(one.id, salary);
    await scene.nextDay();
    await scene.play(player.id, 30_000);
    await scene.nextDay();
    const { list } = await valueOf(app, contract.dailySalary, { token: await one.token(), query: {} });
    expect(list).toMatchObject([{ turnover: '300.00', active: 1, tier: 1, rate: 8, amount: '0.24', state: 'paid' }]);
    const { list: dividends } = await valueOf(app, contract.dividends, { token: await one.token(), query: {} });
    expect(dividends).toEqual([]);
  });

  it('offers an agent directly below a contract within the own one, and nobody else', async () => {
    const leader = await agent();
    const below = await agent(leader.id);
    const deeper = await agent(below.id);
    const token = await leader.token();
    const body = {
      account: below.account,
      kind: 'salary' as const,
      tiers: [{ turnover: '10.00', active: 1, rate: 8 }],
      until: '2026-12-31',
    };
    const why = async (changed: object) =>
      (await askApp(app, contract.proposeContract, { token, body: { ...body, ...changed } })).envelope;
    expect(await why({})).toMatchObject({ message: 'offer_changed' });
    await scene.give(leader.id, salary);
    expect(await why({ account: deeper.account })).toEqual(await why({ account: 'nobody.at.all' }));
    expect(await why({ tiers: [{ turnover: '10.00', active: 1, rate: 9 }] })).toMatchObject({
      message: 'limit_reached',
      value: { most: 8 },
    });
    expect(await why({ until: '2027-01-01' })).toMatchObject({ message: 'invalid_request' });
    const made = await valueOf(app, contract.proposeContract, { token, body });
    expect(made).toMatchObject({ status: 'waiting', by: leader.account });
    const { list, earliest, own } = await valueOf(app, contract.contractsBelow, { token, query: { kind: 'salary' } });
    expect(list).toMatchObject([{ account: below.account, offer: { id: made.id }, held: null, coming: null }]);
    expect([earliest, own?.tiers, made.from]).toEqual([made.from, salaryTiers, earliest]);
    const other = await below.token();
    expect(await refusal(contract.withdrawContract, other, made.id)).toMatchObject({ message: 'not_found' });
    expect(await valueOf(app, contract.withdrawContract, { token, body: { id: made.id } })).toMatchObject({
      status: 'withdrawn',
    });
    expect(await refusal(contract.acceptContract, other, made.id)).toMatchObject({ message: 'offer_changed' });
  });

  it('lists the offers that an agent has made to those directly below, and nobody else’s', async () => {
    const leader = await agent();
    const below = await agent(leader.id);
    await scene.give(leader.id, salary);
    const body = {
      account: below.account,
      kind: 'salary' as const,
      tiers: [{ turnover: '10.00', active: 1, rate: 8 }],
      until: '2026-12-31',
    };
    const made = await valueOf(app, contract.proposeContract, { token: await leader.token(), body });
    await scene.nextDay();
    const token = await leader.token();
    const next = await valueOf(app, contract.proposeContract, { token, body });
    await offered(below.id);
    const query = { kind: 'salary' } as const;
    const { list, totalCount } = await valueOf(app, contract.offersMade, { token, query });
    expect(list.map(({ id, account, status }) => [id, account, status])).toEqual([
      [next.id, below.account, 'withdrawn'],
      [made.id, below.account, 'withdrawn'],
    ]);
    expect(totalCount).toBe(2);
    const theirs = await valueOf(app, contract.offersMade, { token: await below.token(), query });
    expect(theirs.list).toEqual([]);
  });

  it('takes no answer and no offer where the place allows no such payments', async () => {
    const one = await agent();
    const id = await offered(one.id);
    const place = async (profile: 'on' | 'open') => {
      await transact(gateway.db, (trx) => changeSettings({ db: trx, merchant: 'mare' }, () => ({ profile })));
      gateway.events.emit('changed', 'status');
    };
    await place('on');
    const answer = await refusal(contract.acceptContract, await one.token(), id);
    await place('open');
    expect(answer).toMatchObject({ success: false, message: 'no_permission' });
  });
});
