import { createPublicKey, verify } from 'node:crypto';
import { headText, linkHash } from '#src/contract/site/commitment-chain.ts';
import { commitmentDay, commitmentHeads, headsOnPage } from '#src/contract/site/commitments.ts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '#gateway/app.ts';
import type { App } from '#gateway/http/app-env.ts';
import { recordCommitments } from '#gateway/ledger/record-commitments.ts';
import { transact } from '#gateway/db/transact.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { signDay } from './sign-days.ts';

const hour = 3_600_000;
const day = 24 * hour;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  beforeEach(async () => {
    gateway = await createTestGateway({ dialect });
    onTestFinished(gateway.close);
    app = createApp(gateway);
  });
  const note = (refs: readonly string[], at = gateway.clock()) =>
    transact(gateway.db, (trx) =>
      recordCommitments(
        trx,
        refs.map((ref) => ({ kind: 'draw', ref, commitment: `of ${ref}` })),
        at,
      ),
    );
  const sealAll = async () => {
    while ((await signDay(gateway)) > 0);
    gateway.events.emit('changed', 'draws');
  };
  const heads = async (pageNo = 1) => valueOf(app, commitmentHeads, { query: { pageNo } });
  const dayOf = (number: number) => valueOf(app, commitmentDay, { query: { number } });

  describe('the head of a day', () => {
    it('is made when the day of the site is over, not before', async () => {
      await note(['a']);
      await sealAll();
      expect(await heads()).toEqual({ heads: [], pageNum: 1, hasMore: false });
      // Noon of UTC is nine in the morning in São Paulo.
      gateway.advance(15 * hour - 1);
      await sealAll();
      expect((await heads()).heads).toEqual([]);
      gateway.advance(1);
      await sealAll();
      expect((await heads()).heads).toMatchObject([{ number: 1, day: '2026-03-14', until: gateway.clock(), seq: 1 }]);
    });

    it('can be recomputed from public data, and its signature is verified by a published key alone', async () => {
      await note(['b', 'a']);
      await note(['c'], gateway.clock() + hour);
      gateway.advance(day);
      await note(['d']);
      gateway.advance(3 * day);
      await sealAll();
      const told = (await heads()).heads.toReversed();
      expect(told.map(({ number, day: at, seq }) => [number, at, seq])).toEqual([
        [1, '2026-03-14', 3],
        [2, '2026-03-15', 4],
      ]);
      let hash = '';
      const seen: string[] = [];
      for (const head of told) {
        const { before, list, head: again } = await dayOf(head.number);
        expect([before, again]).toEqual([hash, head]);
        for (const link of list) {
          hash = await linkHash(hash, link);
          seen.push(link.ref);
        }
        expect(head.hash).toBe(hash);
        const jwk = { kty: 'OKP', crv: 'Ed25519', x: head.publicKey };
        const key = createPublicKey({ key: jwk, format: 'jwk' });
        expect(verify(null, Buffer.from(headText(head)), key, Buffer.from(head.signature, 'base64url'))).toBe(true);
      }
      expect(seen).toEqual(['a', 'b', 'c', 'd']);
    });

    it('is signed once by several gateways, with the same result', async () => {
      await note(Array.from({ length: 40 }, (_, index) => `draw-${String(index).padStart(2, '0')}`));
      gateway.advance(day);
      const made = await Promise.all(Array.from({ length: 8 }, () => signDay(gateway)));
      expect(made.reduce((sum, each) => sum + each, 0)).toBe(1);
      await sealAll();
      gateway.events.emit('changed', 'draws');
      expect((await heads()).heads).toMatchObject([{ number: 1, seq: 40 }]);
      expect((await dayOf(1)).list.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    });

    it('takes what was committed late to a day that has its head, and leaves that as it is', async () => {
      const noon = gateway.clock();
      await note(['a']);
      gateway.advance(day);
      await sealAll();
      const [first] = (await heads()).heads;
      await note(['late'], noon + 1);
      await note(['next']);
      await sealAll();
      expect((await heads()).heads).toEqual([first]);
      gateway.advance(day);
      await sealAll();
      expect((await heads()).heads[1]).toEqual(first);
      expect((await dayOf(2)).list.map(({ ref }) => ref)).toEqual(['late', 'next']);
    });

    it('is signed by the same key after the master secret was replaced', async () => {
      await note(['a']);
      gateway.advance(day);
      await sealAll();
      await note(['b']);
      gateway.advance(day);
      const next = 'another-secret-for-tests-alone-0123456789';
      await signDay({ ...gateway, masterSecret: next, alsoSecret: gateway.masterSecret });
      gateway.events.emit('changed', 'draws');
      const keys = (await heads()).heads.map(({ publicKey }) => publicKey);
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    });

    it('is one of a page of them, and none where nothing was noted', async () => {
      for (let days = 0; days <= headsOnPage; days += 1) {
        await note([`draw-${days}`]);
        gateway.advance(2 * day);
      }
      await sealAll();
      const first = await heads();
      expect([first.heads.length, first.hasMore]).toEqual([headsOnPage, true]);
      expect((await heads(2)).heads).toMatchObject([{ number: 1, day: '2026-03-14' }]);
      const { status } = await askApp(app, commitmentDay, { query: { number: 99 } });
      expect(status).toBe(404);
    });
  });
});
