import { VendorPlayer } from '#src/contract/vendors/vendor.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { issueLaunchCode, launchCodeLife } from './play-access.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { vendorClient } from '#gateway/testing/vendor-client.ts';
import { VendorScene } from '#gateway/testing/vendor-scene.ts';

forEachDatabase((dialect) => {
  const scene = new VendorScene(dialect);

  describe('a signature', () => {
    it.each([
      ['another secret', { signature: `1:${'ab'.repeat(32)}` }],
      ['no key', { signature: 'ab'.repeat(32) }],
      ['no hex', { signature: '1:x' }],
      ['nothing', { signature: '' }],
      ['another body', { signedText: '{}' }],
      ['another path', { signedPath: '/vendor/v1/authenticate' }],
      ['a key that the vendor has not', { key: { id: '2', secret: '' } }],
      ['a vendor that does not exist', { vendor: 'NOBODY' }],
      ['no vendor', { vendor: '' }],
      ['a timestamp that is none', { timestamp: 'soon' }],
    ])('of %s is refused', async (_what, signing) => {
      expect(await scene.vendor.call('balance', { playerToken: scene.token }, signing)).toMatchObject({
        status: 401,
        code: 'bad_signature',
      });
    });

    it('is good for five minutes on both sides of the clock', async () => {
      const at = (off: number) =>
        scene.vendor.call('balance', { playerToken: scene.token }, { timestamp: scene.gateway.clock() + off });
      expect(await at(300_000)).toMatchObject({ code: 'ok' });
      expect(await at(-300_000)).toMatchObject({ code: 'ok' });
      expect(await at(300_001)).toMatchObject({ code: 'bad_signature' });
      expect(await at(-300_001)).toMatchObject({ code: 'bad_signature' });
    });

    it('is good for one callback alone: a signed bet is no win', async () => {
      await scene.vendor.call('bet', scene.bet('10.00'));
      const stolen = scene.money('50.00');
      expect(await scene.vendor.call('win', stolen, { signedPath: '/vendor/v1/bet' })).toMatchObject({
        status: 401,
        code: 'bad_signature',
      });
      expect(await scene.balance()).toBe(9000);
    });

    it('is asked for before the body is looked at', async () => {
      const foreign = { signature: `1:${'ab'.repeat(32)}` };
      expect(await scene.vendor.send('bet', 'not json', foreign)).toMatchObject({ status: 401 });
      expect(await scene.vendor.send('bet', 'not json')).toMatchObject({ status: 400, code: 'invalid_request' });
    });
  });

  describe('a body with a field that its callback does not know', () => {
    it('is refused, and names the field: a bet is no win with a token', async () => {
      await scene.vendor.call('bet', scene.bet('10.00'));
      for (const [callback, body, field] of [
        ['win', scene.bet('50.00'), 'playerToken'],
        ['bet', scene.bet('1.00', { amountMinor: 5 }), 'amountMinor'],
        ['rollback', scene.move({ betTransactionId: 't', amount: '1.00' }), 'amount'],
        ['end-round', scene.move({ amount: '1.00' }), 'amount'],
        ['balance', { playerToken: scene.token, playerId: scene.member.id }, 'playerId'],
        ['authenticate', { code: 'A'.repeat(43), vendor: 'COR' }, 'vendor'],
      ] as const)
        expect([callback, await scene.vendor.call(callback, body)]).toMatchObject([
          callback,
          { status: 400, code: 'invalid_request', value: { fields: [field] } },
        ]);
      expect(await scene.balance()).toBe(9000);
    });
  });

  describe('authenticate', () => {
    const codeFor = (nodeId = 'COR-1', vassalage = 'COR') =>
      issueLaunchCode(
        scene.gateway.db,
        { memberId: scene.member.id, sessionId: scene.member.sessionId, nodeId, vassalage, language: 'en' },
        scene.gateway.clock(),
      );

    it('says who plays which game, once for each code', async () => {
      const code = await codeFor();
      const { value } = await scene.vendor.call('authenticate', { code });
      expect(v.parse(VendorPlayer, value)).toMatchObject({
        playerId: scene.member.id,
        playerName: 'Marina',
        balance: '100.00',
        currency: 'BRL',
        language: 'en',
        game: { nodeId: 'COR-1', gameName: 'Reef Dragon 1', freeplay: true },
        demo: false,
        minBet: '0.01',
      });
      expect(await scene.vendor.call('authenticate', { code })).toMatchObject({
        status: 401,
        code: 'handover_invalid',
      });
    });

    it('refuses an expired code, another vendor’s, and an unknown one', async () => {
      const code = await codeFor();
      expect(await vendorClient(scene.app, scene.gateway, 'NOR').call('authenticate', { code })).toMatchObject({
        code: 'handover_invalid',
      });
      scene.gateway.advance(launchCodeLife);
      expect(await scene.vendor.call('authenticate', { code })).toMatchObject({ code: 'handover_invalid' });
      expect(await scene.vendor.call('authenticate', { code: 'A'.repeat(43) })).toMatchObject({
        code: 'handover_invalid',
      });
    });

    it('lets one of two take a code that both send at once', async () => {
      const code = await codeFor();
      const answers = await Promise.all([1, 2, 3, 4].map(() => scene.vendor.call('authenticate', { code })));
      expect(answers.map((answer) => answer.code).sort()).toEqual([
        'handover_invalid',
        'handover_invalid',
        'handover_invalid',
        'ok',
      ]);
    });

    it('refuses a locked member and a vendor that has closed', async () => {
      const [first, second] = [await codeFor(), await codeFor()];
      await scene.gateway.db
        .updateTable('members')
        .set({ status: 'locked' })
        .where('id', '=', scene.member.id)
        .execute();
      expect(await scene.vendor.call('authenticate', { code: first })).toMatchObject({
        status: 403,
        code: 'no_permission',
      });
      await scene.gateway.db.updateTable('members').set({ status: 'open' }).where('id', '=', scene.member.id).execute();
      await scene.gateway.db.updateTable('vendors').set({ open: 0 }).execute();
      expect(await scene.vendor.call('authenticate', { code: second })).toMatchObject({
        status: 409,
        code: 'vendor_closed',
      });
    });
  });

  it('separates vendors: the same ids of two vendors are two transactions', async () => {
    const other = vendorClient(scene.app, scene.gateway, 'NOR');
    const body = scene.bet('1.00');
    const playerToken = await other.enter(scene.member, 'NOR-1');
    expect(await scene.vendor.call('bet', body)).toMatchObject({ status: 200 });
    expect(await other.call('bet', { ...body, nodeId: 'NOR-1', playerToken })).toMatchObject({ status: 200 });
    expect(await other.call('bet', scene.bet('1.00', { nodeId: 'NOR-1' }))).toMatchObject({ code: 'token_expired' });
    expect(await scene.balance()).toBe(9800);
  });
});
