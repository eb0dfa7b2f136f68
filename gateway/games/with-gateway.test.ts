import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '#gateway/app.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import { issueLaunchCode } from '#gateway/areas/vendors/play-access.ts';
import { openPlaySession } from '#gateway/areas/vendors/play-players.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { signingKey } from '#gateway/areas/vendors/vendor-keys.ts';
import { inPlayMoney } from '#gateway/db/play-tables.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, balanceOf, fundMember, openSession } from '#gateway/testing/test-members.ts';
import { createGamesApp } from './app.ts';
import type { RandomBelow } from './maths.ts';
import type { Opened, RoundReport } from './shared/page-api.ts';
import type { GamesTables } from './tables.ts';
import { middleRow, nothing, played, scripted } from './testing/scripted.ts';

forEachDatabase((dialect) => {
  /**
   * The vendor at a gateway's side, with a member who has 1,000.00 and has just launched a game; `demo`: with a visitor's chips beside
   * it, who launches it again by `enter`.
   */
  async function launch({ demo = false, random }: { demo?: boolean; random?: RandomBelow } = {}) {
    const gateway = await createTestGateway({ dialect });
    onTestFinished(gateway.close);
    const { db, clock } = gateway;
    const platform = createApp(gateway, () => null);
    const network = { down: false };
    const { app, idle, outbox } = createGamesApp({
      db: db.$extendTables<GamesTables>(),
      gatewayUrl: 'http://gateway.test',
      appOrigin: 'http://app.test',
      vendorKeyOf: (vassalage) => signingKey(gateway, vassalage),
      clock,
      ...(random && { random }),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (network.down && /\/(win|end-round)$/.test(request.url)) throw new TypeError('fetch failed');
        return platform.request(request);
      },
      logger: { info: () => {}, warn: () => {}, error: () => {} },
    });
    const member = await addMember(db, 'ana');
    await fundMember(db, member.id, 100_000);
    const { sessionId } = await openSession(db, member, clock());
    const game = { nodeId: 'COR-1', vassalage: 'COR', language: 'pt' } as const;
    const seat = demo ? await openPlaySession(db, { cookie_hash: 'visitor' }, 'mare', clock()) : undefined;
    const newCode = () =>
      seat
        ? issueLaunchCode(inPlayMoney(db), { memberId: seat.id, sessionId: '', ...game }, clock())
        : issueLaunchCode(db, { memberId: member.id, sessionId, ...game }, clock());
    const code = await newCode();
    const call = async <T>(path: string, body: unknown, token?: string) => {
      gateway.advance(1000);
      const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
      const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as { success: boolean; value: T };
    };
    const spin = async (token: string, number: number) => {
      const { value } = await call<RoundReport>(
        '/api/spin',
        { stake: '2.00', lines: 20, idempotencyKey: `key-000000${number}` },
        token,
      );
      return played(value);
    };
    return { gateway, network, outbox, call, spin, idle, code, newCode, balance: () => balanceOf(db, member.id) };
  }

  it('plays against the gateway itself: the wallet moves by exactly the net of the rounds', async () => {
    const { call, spin, idle, code, balance } = await launch();
    const { value: opened } = await call<Opened>('/api/session', { code, vendor: 'COR' });
    expect(opened).toMatchObject({ balance: '1000.00', currency: 'BRL', language: 'pt', demo: false });
    let expected = 100_000;
    for (let number = 0; number < 25; number += 1) {
      const round = await spin(opened.token, number);
      expected += toMinor(round.win) - toMinor(round.stake);
      expect(toMinor(round.balance ?? '')).toBe(expected);
    }
    await idle();
    expect(await balance()).toBe(expected);
    expect(await call('/api/session', { code, vendor: 'COR' })).toMatchObject({
      success: false,
      message: 'launch_refused',
    });
  });

  it('pays weeks after an outage what was won before it', async () => {
    const { gateway, network, outbox, call, spin, idle, code, balance } = await launch({ random: scripted(middleRow) });
    const { value: opened } = await call<Opened>('/api/session', { code, vendor: 'COR' });
    network.down = true;
    const { stake, win } = await spin(opened.token, 1);
    await idle();
    expect(toMinor(win)).toBeGreaterThan(0);
    expect(await balance()).toBe(100_000 - toMinor(stake));
    gateway.advance(45 * 86_400_000);
    network.down = false;
    await outbox.runDue();
    expect(await balance()).toBe(100_000 - toMinor(stake) + toMinor(win));
  });

  it('plays a demonstration with play money only, which the gateway counts separately [S1-010]', async () => {
    const { gateway, call, spin, idle, code, balance } = await launch({ demo: true });
    const { value: opened } = await call<Opened>('/api/session', { code, vendor: 'COR' });
    expect(opened).toMatchObject({ demo: true, balance: '1000.00', currency: 'XTS' });
    let expected = 100_000;
    for (let number = 0; number < 5; number += 1) {
      const round = await spin(opened.token, number);
      expected += toMinor(round.win) - toMinor(round.stake);
      expect(toMinor(round.balance ?? '')).toBe(expected);
    }
    await idle();
    expect(await balance()).toBe(100_000);
    expect(await gateway.db.selectFrom('rounds').selectAll().execute()).toEqual([]);
    expect(await checkLedger(gateway.db)).toEqual([]);
    expect(await checkLedger(inPlayMoney(gateway.db))).toEqual([]);
  });

  it('gives a visitor whose page was lost in the middle of a round that round again', async () => {
    const { network, call, idle, outbox, code, newCode, gateway } = await launch({
      demo: true,
      random: scripted(middleRow),
    });
    const { value: opened } = await call<Opened>('/api/session', { code, vendor: 'COR' });
    network.down = true;
    const spin = { stake: '2.00', lines: 20, idempotencyKey: 'key-lost-1' };
    expect((await call<RoundReport>('/api/spin', spin, opened.token)).value.status).toBe('played');
    await idle();
    network.down = false;
    gateway.advance(60_000);
    await outbox.runDue();
    const { value: again } = await call<Opened>('/api/session', { code: await newCode(), vendor: 'COR' });
    expect(again.openRound).toMatchObject({ status: 'played', round: { idempotencyKey: 'key-lost-1', settled: true } });
    expect(toMinor(again.balance ?? '')).toBeGreaterThan(100_000);
  });

  it('tops up an insufficient demo balance, and says so', async () => {
    const { call, code } = await launch({ demo: true, random: scripted(nothing) });
    const { value: opened } = await call<Opened>('/api/session', { code, vendor: 'COR' });
    const spin = (number: number) =>
      call<RoundReport>(
        '/api/spin',
        { stake: '100.00', lines: 20, idempotencyKey: `key-run-out-${number}` },
        opened.token,
      );
    for (let number = 0; number < 10; number += 1)
      expect((await spin(number)).value).toMatchObject({ refilled: false });
    const dealt = { refilled: true, round: { balance: '900.00' } };
    expect((await spin(10)).value).toMatchObject(dealt);
    expect((await spin(10)).value).toMatchObject(dealt);
  });
});
