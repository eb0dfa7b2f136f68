import { VendorPlayer } from '#src/contract/vendor.ts';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../app-env.ts';
import { createApp } from '../app.ts';
import { checkLedger } from '../domain/ledger-check.ts';
import { issueLaunchCode, launchCodeLife, playerTokenLife } from '../domain/play-access.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember, balanceOf, fundMember, openSession, type TestMember } from '../testing/test-members.ts';
import { vendorClient } from '../testing/vendor-client.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let member: TestMember;
  let token: string;
  let vendor: ReturnType<typeof vendorClient>;
  let counter = 0;

  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
    vendor = vendorClient(app, gateway);
  });
  beforeEach(async () => {
    await gateway.db.updateTable('vendors').set({ open: 1 }).execute();
    await gateway.db.updateTable('site_state').set({ maintenance: 0 }).execute();
    gateway.events.emit('changed', 'status');
    const row = await addMember(gateway.db, `marina.${(counter += 1)}`, { nickname: 'Marina' });
    await fundMember(gateway.db, row.id, 10_000);
    member = await openSession(gateway.db, row, gateway.clock());
    token = await vendor.enter(member);
  });
  afterEach(async () => {
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
  afterAll(() => gateway.close());

  const move = (rest: Record<string, unknown> = {}) => ({ playerId: member.id, roundId: 'r1', transactionId: `t${(counter += 1)}`, ...rest });
  const money = (amount: string, rest: Record<string, unknown> = {}): Record<string, unknown> => move({ amount, currency: 'BRL', nodeId: 'COR-2', ...rest });
  const bet = (amount: string, rest: Record<string, unknown> = {}) => money(amount, { playerToken: token, ...rest });
  const balance = () => balanceOf(gateway.db, member.id);

  describe('a signature', () => {
    it.each([
      ['another secret', { signature: 'ab'.repeat(32) }],
      ['no hex', { signature: 'x' }],
      ['nothing', { signature: '' }],
      ['another body', { signedText: '{}' }],
      ['a vendor that does not exist', { vendor: 'NOBODY' }],
      ['no vendor', { vendor: '' }],
      ['a timestamp that is none', { timestamp: 'soon' }],
    ])('of %s is refused', async (_what, signing) => {
      expect(await vendor.call('balance', { playerToken: token }, signing)).toMatchObject({ status: 401, code: 'bad_signature' });
    });

    it('is good for five minutes on both sides of the clock', async () => {
      const at = (off: number) => vendor.call('balance', { playerToken: token }, { timestamp: gateway.clock() + off });
      expect(await at(300_000)).toMatchObject({ code: 'ok' });
      expect(await at(-300_000)).toMatchObject({ code: 'ok' });
      expect(await at(300_001)).toMatchObject({ code: 'bad_signature' });
      expect(await at(-300_001)).toMatchObject({ code: 'bad_signature' });
    });

    it('is asked for before the body is looked at', async () => {
      expect(await vendor.send('bet', 'not json', { signature: 'ab'.repeat(32) })).toMatchObject({ status: 401 });
      expect(await vendor.send('bet', 'not json')).toMatchObject({ status: 400, code: 'invalid_request' });
    });
  });

  describe('authenticate', () => {
    const codeFor = (nodeId = 'COR-1', vassalage = 'COR') =>
      issueLaunchCode(gateway.db, { memberId: member.id, sessionId: member.sessionId, nodeId, vassalage, language: 'en' }, gateway.clock());

    it('says who plays which game, once for each code', async () => {
      const code = await codeFor();
      const { value } = await vendor.call('authenticate', { code });
      expect(v.parse(VendorPlayer, value)).toMatchObject({
        playerId: member.id,
        playerName: 'Marina',
        balance: '100.00',
        currency: 'BRL',
        language: 'en',
        game: { nodeId: 'COR-1', gameName: 'Reef Dragon 1', freeplay: true },
        demo: false,
        minBet: '0.01',
      });
      expect(await vendor.call('authenticate', { code })).toMatchObject({ status: 401, code: 'handover_invalid' });
    });

    it('refuses a code after its minute, of another vendor, and of nobody', async () => {
      const code = await codeFor();
      expect(await vendorClient(app, gateway, 'NOR').call('authenticate', { code })).toMatchObject({ code: 'handover_invalid' });
      gateway.advance(launchCodeLife);
      expect(await vendor.call('authenticate', { code })).toMatchObject({ code: 'handover_invalid' });
      expect(await vendor.call('authenticate', { code: 'A'.repeat(43) })).toMatchObject({ code: 'handover_invalid' });
    });

    it('lets one of two take a code that both send at once', async () => {
      const code = await codeFor();
      const answers = await Promise.all([1, 2, 3, 4].map(() => vendor.call('authenticate', { code })));
      expect(answers.map((answer) => answer.code).sort()).toEqual(['handover_invalid', 'handover_invalid', 'handover_invalid', 'ok']);
    });

    it('refuses a locked member and a vendor that closed meanwhile', async () => {
      const [first, second] = [await codeFor(), await codeFor()];
      await gateway.db.updateTable('members').set({ status: 'locked' }).where('id', '=', member.id).execute();
      expect(await vendor.call('authenticate', { code: first })).toMatchObject({ status: 403, code: 'no_permission' });
      await gateway.db.updateTable('members').set({ status: 'open' }).where('id', '=', member.id).execute();
      await gateway.db.updateTable('vendors').set({ open: 0 }).execute();
      expect(await vendor.call('authenticate', { code: second })).toMatchObject({ status: 409, code: 'vendor_closed' });
    });
  });

  describe('a bet', () => {
    it('takes the stake, and again answers the same without taking it twice', async () => {
      const body = bet('12.50');
      const first = await vendor.call('bet', body);
      expect(first).toMatchObject({ status: 200, value: { balance: '87.50', currency: 'BRL', transactionId: body['transactionId'] } });
      await vendor.call('bet', bet('10.00'));
      expect(await vendor.call('bet', body)).toEqual(first);
      expect(await balance()).toBe(7750);
    });

    it('answers the same when its repetition carries a newer token or the token has expired', async () => {
      const body = bet('1.00');
      const first = await vendor.call('bet', body);
      expect(await vendor.call('bet', { ...body, playerToken: await vendor.enter(member) })).toEqual(first);
      gateway.advance(playerTokenLife);
      expect(await vendor.call('bet', body)).toEqual(first);
    });

    it('with another body under the same id is a conflict', async () => {
      const body = bet('1.00');
      await vendor.call('bet', body);
      expect(await vendor.call('bet', { ...body, amount: '2.00' })).toMatchObject({ status: 409, code: 'transaction_conflict' });
      expect(await vendor.call('bet', { ...body, roundId: 'r2' })).toMatchObject({ code: 'transaction_conflict' });
      const { playerToken: _token, ...win } = body;
      expect(await vendor.call('win', win)).toMatchObject({ code: 'transaction_conflict' });
      expect(await balance()).toBe(9900);
    });

    it('above the balance is refused, and stays refused when money comes [S1-025]', async () => {
      const body = bet('100.01');
      expect(await vendor.call('bet', body)).toMatchObject({ status: 409, code: 'insufficient_balance' });
      await fundMember(gateway.db, member.id, 5000);
      expect(await vendor.call('bet', body)).toMatchObject({ status: 409, code: 'insufficient_balance' });
      expect(await vendor.call('bet', bet('100.01'))).toMatchObject({ status: 200 });
    });

    it.each(['-1.00', '0.00', '1', '1.0', '1,00', '1e3', '99999999999999.00', 'NaN', ''])('of %j is no amount', async (amount) => {
      expect(await vendor.call('bet', bet(amount))).toMatchObject({ status: 400, code: 'invalid_request', value: { fields: ['amount'] } });
      expect(await balance()).toBe(10_000);
    });

    it.each([
      ['beyond the limit', { amount: '1000000.01' }, 'limit_reached'],
      ['in another currency', { currency: 'CNY' }, 'invalid_request'],
      ['for a game that is not there', { nodeId: 'COR-9999' }, 'game_not_found'],
      ['for a game of another vendor', { nodeId: 'NOR-1' }, 'game_not_found'],
      ['for a game that is gone', { nodeId: 'COR-60' }, 'game_unavailable'],
      ['with a token of nobody', { playerToken: 'B'.repeat(43) }, 'token_expired'],
      ['for another player', { playerId: 'someone-else' }, 'token_expired'],
    ])('%s is refused', async (_what, change, code) => {
      expect(await vendor.call('bet', bet('1.00', change))).toMatchObject({ code });
      expect(await balance()).toBe(10_000);
    });

    it('needs a token that lives: not expired, not of a session that has ended', async () => {
      gateway.advance(playerTokenLife);
      expect(await vendor.call('bet', bet('1.00'))).toMatchObject({ status: 401, code: 'token_expired' });
      expect(await vendor.call('balance', { playerToken: token })).toMatchObject({ status: 401, code: 'token_expired' });
      token = await vendor.enter(member);
      expect(await vendor.call('bet', bet('1.00'))).toMatchObject({ status: 200 });
      await gateway.db.updateTable('sessions').set({ ended_at: gateway.clock() }).where('id', '=', member.sessionId).execute();
      expect(await vendor.call('bet', bet('1.00'))).toMatchObject({ status: 401, code: 'token_expired' });
    });

    it('of a locked member, with a closed vendor or under maintenance is refused', async () => {
      await gateway.db.updateTable('members').set({ status: 'locked' }).where('id', '=', member.id).execute();
      expect(await vendor.call('bet', bet('1.00'))).toMatchObject({ status: 403, code: 'no_permission' });
      await gateway.db.updateTable('members').set({ status: 'open' }).where('id', '=', member.id).execute();
      await gateway.db.updateTable('vendors').set({ open: 0 }).where('vassalage', '=', 'COR').execute();
      expect(await vendor.call('bet', bet('1.00'))).toMatchObject({ status: 409, code: 'vendor_closed' });
      await gateway.db.updateTable('vendors').set({ open: 1 }).execute();
      await gateway.db.updateTable('site_state').set({ maintenance: 1 }).execute();
      gateway.events.emit('changed', 'status');
      expect(await vendor.call('bet', bet('1.00'))).toMatchObject({ status: 409, code: 'game_unavailable' });
    });

    it('of a trial guest is refused: play money is the vendor’s own affair [S1-010]', async () => {
      const guest = await openSession(gateway.db, await addMember(gateway.db, `visita.${counter}`, { type: 4 }), gateway.clock());
      const playerToken = await vendor.enter(guest, 'COR-1');
      expect(await vendor.call('bet', bet('1.00', { playerId: guest.id, playerToken }))).toMatchObject({ status: 403, code: 'free_reject' });
    });

    it('sent fifty times at once is taken once', async () => {
      const body = bet('3.00');
      const answers = await Promise.all(Array.from({ length: 50 }, () => vendor.call('bet', body)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]));
      expect(await balance()).toBe(9700);
    });

    it('of the whole balance, fifty different ones at once: one is taken [S1-025]', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => vendor.call('bet', bet('100.00', { roundId: `r${index}` }))));
      const codes = answers.map((answer) => answer.code);
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
      expect(codes.filter((code) => code === 'insufficient_balance')).toHaveLength(49);
      expect(await balance()).toBe(0);
    });
  });

  describe('a win', () => {
    it('is paid once, also after the token has expired and the vendor has closed', async () => {
      await vendor.call('bet', bet('10.00'));
      gateway.advance(playerTokenLife);
      await gateway.db.updateTable('vendors').set({ open: 0 }).execute();
      const body = money('25.00');
      const first = await vendor.call('win', body);
      expect(first).toMatchObject({ status: 200, value: { balance: '115.00' } });
      expect(await vendor.call('win', body)).toEqual(first);
      expect(await vendor.call('win', { ...body, amount: '26.00' })).toMatchObject({ code: 'transaction_conflict' });
      expect(await balance()).toBe(11_500);
    });

    it('that overtakes its bet is refused until the bet has come', async () => {
      const win = money('5.00');
      expect(await vendor.call('win', win)).toMatchObject({ status: 404, code: 'not_found' });
      await vendor.call('bet', bet('10.00'));
      expect(await vendor.call('win', win)).toMatchObject({ status: 200, value: { balance: '95.00' } });
    });

    it.each([
      ['beyond the limit', { amount: '100000000.01' }, 'limit_reached'],
      ['in another currency', { currency: 'CNY' }, 'invalid_request'],
      ['of another game', { nodeId: 'COR-3' }, 'invalid_request'],
      ['of another player', { playerId: 'someone-else' }, 'not_found'],
    ])('%s is refused', async (_what, change, code) => {
      await vendor.call('bet', bet('10.00'));
      expect(await vendor.call('win', money('1.00', change))).toMatchObject({ code });
      expect(await balance()).toBe(9000);
    });

    it('of a round that was rolled back is refused', async () => {
      const body = bet('10.00');
      await vendor.call('bet', body);
      await vendor.call('rollback', move({ betTransactionId: body['transactionId'] }));
      expect(await vendor.call('win', money('1.00'))).toMatchObject({ status: 409, code: 'transaction_rolled_back' });
    });
  });

  describe('a rollback', () => {
    it('gives the stake back once, also after the token has expired', async () => {
      const body = bet('10.00');
      await vendor.call('bet', body);
      gateway.advance(playerTokenLife);
      const rollback = move({ betTransactionId: body['transactionId'] });
      const first = await vendor.call('rollback', rollback);
      expect(first).toMatchObject({ status: 200, value: { balance: '100.00', transactionId: rollback['transactionId'] } });
      expect(await vendor.call('rollback', rollback)).toEqual(first);
      expect(await vendor.call('rollback', move({ betTransactionId: body['transactionId'] }))).toMatchObject({ status: 200, value: { balance: '100.00' } });
      expect(await vendor.call('bet', body)).toMatchObject({ status: 409, code: 'transaction_rolled_back' });
      expect(await balance()).toBe(10_000);
    });

    it('before its bet leaves a tombstone on which the bet is refused', async () => {
      const body = bet('10.00');
      const rollback = move({ betTransactionId: body['transactionId'] });
      expect(await vendor.call('rollback', rollback)).toMatchObject({ status: 200, value: { balance: '100.00' } });
      expect(await vendor.call('bet', body)).toMatchObject({ status: 409, code: 'transaction_rolled_back' });
      expect(await vendor.call('bet', { ...body, amount: '1.00' })).toMatchObject({ code: 'transaction_rolled_back' });
      expect(await balance()).toBe(10_000);
    });

    it('of a bet that was refused changes nothing', async () => {
      const body = bet('500.00');
      await vendor.call('bet', body);
      expect(await vendor.call('rollback', move({ betTransactionId: body['transactionId'] }))).toMatchObject({ status: 200, value: { balance: '100.00' } });
    });

    it('of what is no bet of this round, of a won round, or of nobody is refused', async () => {
      const body = bet('10.00');
      await vendor.call('bet', body);
      const win = money('1.00');
      await vendor.call('win', win);
      const betTransactionId = body['transactionId'];
      expect(await vendor.call('rollback', move({ betTransactionId: win['transactionId'] }))).toMatchObject({ code: 'transaction_conflict' });
      expect(await vendor.call('rollback', move({ betTransactionId, roundId: 'r2' }))).toMatchObject({ code: 'transaction_conflict' });
      expect(await vendor.call('rollback', move({ betTransactionId }))).toMatchObject({ code: 'transaction_conflict' });
      expect(await vendor.call('rollback', move({ betTransactionId, playerId: 'nobody' }))).toMatchObject({ code: 'not_found' });
      expect(await balance()).toBe(9100);
    });

    it('of one of two bets leaves the round open with the other', async () => {
      const first = bet('10.00');
      await vendor.call('bet', first);
      await vendor.call('bet', bet('5.00'));
      await vendor.call('rollback', move({ betTransactionId: first['transactionId'] }));
      const rounds = await gateway.db.selectFrom('rounds').select(['state', 'bets', 'stake_minor']).where('member_id', '=', member.id).execute();
      expect(rounds).toEqual([{ state: 'open', bets: 1, stake_minor: 500 }]);
    });

    it('racing its bet ends with the stake at home, whoever comes first', async () => {
      for (let round = 0; round < 10; round += 1) {
        const body = bet('10.00', { roundId: `race-${round}` });
        await Promise.all([vendor.call('bet', body), vendor.call('rollback', move({ roundId: `race-${round}`, betTransactionId: body['transactionId'] }))]);
      }
      expect(await balance()).toBe(10_000);
    });
  });

  describe('the end of a round', () => {
    const changes: string[] = [];
    const note = (topic: string) => changes.push(topic);
    beforeEach(() => {
      changes.length = 0;
      gateway.events.on('changed', note);
    });
    afterEach(() => {
      gateway.events.off('changed', note);
    });

    it('is noted once, tells the winners’ board of a win, and refuses later bets', async () => {
      await vendor.call('bet', bet('10.00'));
      await vendor.call('win', money('4.00'));
      const end = move();
      const first = await vendor.call('end-round', end);
      expect(first).toMatchObject({ status: 200, value: { balance: '94.00', currency: 'BRL' } });
      expect(await vendor.call('end-round', end)).toEqual(first);
      expect(await vendor.call('end-round', move())).toMatchObject({ status: 200 });
      expect(changes).toEqual(['winners']);
      expect(await vendor.call('bet', bet('1.00'))).toMatchObject({ status: 409, code: 'transaction_conflict' });
      const rounds = await gateway.db.selectFrom('rounds').select(['state', 'stake_minor', 'win_minor', 'ended_at']).where('member_id', '=', member.id).execute();
      expect(rounds).toEqual([{ state: 'ended', stake_minor: 1000, win_minor: 400, ended_at: gateway.clock() }]);
    });

    it('without a win tells nobody; a win that comes later is paid and told', async () => {
      await vendor.call('bet', bet('10.00'));
      await vendor.call('end-round', move());
      expect(changes).toEqual([]);
      expect(await vendor.call('win', money('4.00'))).toMatchObject({ status: 200 });
      expect(changes).toEqual(['winners']);
    });

    it('of a round that no bet has opened is refused', async () => {
      expect(await vendor.call('end-round', move({ roundId: 'never' }))).toMatchObject({ status: 404, code: 'not_found' });
    });
  });

  it('keeps vendors apart: the same ids of two vendors are two transactions', async () => {
    const other = vendorClient(app, gateway, 'NOR');
    const body = bet('1.00');
    const playerToken = await other.enter(member, 'NOR-1');
    expect(await vendor.call('bet', body)).toMatchObject({ status: 200 });
    expect(await other.call('bet', { ...body, nodeId: 'NOR-1', playerToken })).toMatchObject({ status: 200 });
    expect(await other.call('bet', bet('1.00', { nodeId: 'NOR-1' }))).toMatchObject({ code: 'token_expired' });
    expect(await balance()).toBe(9800);
  });
});
