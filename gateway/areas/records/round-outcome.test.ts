import { afterEach, describe, expect, it, vi } from 'vitest';
import { roundOutcome } from '#src/contract/records/records.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { addMember, openSession } from '#gateway/testing/test-members.ts';
import { lotteryScene } from '#gateway/games/testing/lottery-scene.ts';
import type { Opened, RoundReport } from '#gateway/games/shared/page-api.ts';
import { windowAt } from '#gateway/games/maths.ts';
import { issueLaunchCode } from '../vendors/play-access.ts';
import { createAccessToken } from '../identity/session/access-token.ts';

forEachDatabase((dialect) => {
  afterEach(() => vi.unstubAllGlobals());

  /** A member beside the demo vendor, which answers the gateway or not. */
  async function open() {
    const scene = await lotteryScene(dialect);
    const { gateway, platform, member } = scene;
    const line = { up: true };
    vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
      if (!line.up) throw new TypeError('fetch failed');
      return scene.vendor.app.request(input.pathname, init);
    });
    const tokenOf = (sessionId: string) => createAccessToken(gateway, { id: sessionId, epoch: 1 });
    const read = async (id: string, sessionId = member.sessionId, language = 'en') =>
      (await askApp(platform, roundOutcome, { token: await tokenOf(sessionId), query: { id, language } })).envelope;
    const lastRound = async () =>
      (
        await gateway.db
          .selectFrom('rounds')
          .select('id')
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow()
      ).id;
    const value = async (id: string) =>
      valueOf(platform, roundOutcome, { token: await tokenOf(member.sessionId), query: { id, language: 'en' } });
    return { ...scene, line, read, value, lastRound };
  }

  const spin = async ({ gateway, member, call }: Awaited<ReturnType<typeof open>>) => {
    const game = { nodeId: 'COR-1', vassalage: 'COR', language: 'pt' } as const;
    const asked = { memberId: member.id, sessionId: member.sessionId, ...game };
    const code = await issueLaunchCode(gateway.db, asked, gateway.clock());
    const { token } = (await call<Opened>('/api/session', { code, vendor: 'COR' })).value;
    const bet = { stake: '2.00', lines: 20, idempotencyKey: 'spin-00000001' };
    const { value } = await call<RoundReport>('/api/spin', bet, token);
    if (value.status !== 'played') throw new Error(value.status);
    return value.round;
  };

  describe('what was drawn in a round [S1-080]', () => {
    it('is what its vendor drew: the reels where they stopped, and what paid', async () => {
      const scene = await open();
      const round = await spin(scene);
      const { told } = await scene.value(await scene.lastRound());
      if (told.kind !== 'reels') throw new Error(told.kind);
      const names = told.reels.map((reel) => reel.map((place) => told.symbols[place]?.name));
      const english = { top: 'game figure', star: 'starfish', wild: 'trident' } as Record<string, string>;
      expect(names).toEqual(windowAt(round.stops).map((reel) => reel.map((symbol) => english[symbol] ?? symbol)));
      expect(told.lines).toBe(20);
      const pearls = Number(round.pearls.amount) > 0 ? [round.pearls.amount] : [];
      expect(told.wins.map(({ amount }) => amount)).toEqual([...round.wins.map(({ amount }) => amount), ...pearls]);
      expect(told.symbols.every(({ picture }) => picture?.startsWith('data:image/svg+xml;base64,'))).toBe(true);
    });

    it("of a lottery's ticket is its numbers beside its draw, before the draw without its seed", async () => {
      const scene = await open();
      const { token, menu } = await scene.open();
      const numero = menu?.game.next?.numero ?? '';
      await scene.buy(token, numero);
      const id = await scene.lastRound();
      const told = { kind: 'ticket', numero, numbers: [4, 11, 16, 22, 27], mode: 'Lott' };
      const before = await scene.read(id);
      expect(before).toMatchObject({ value: { told, draw: { numero, state: 'selling' } } });
      expect(JSON.stringify(before)).not.toMatch(/"seed"|"numbers":\[[^\]]*\],"seed/);
      await scene.draw();
      const [{ drawn } = { drawn: [] }] = (await scene.state(token)).tickets as { drawn: number[] }[];
      expect(drawn).toHaveLength(5);
      expect(await scene.read(id)).toMatchObject({ value: { told, draw: { numero, state: 'drawn', numbers: drawn } } });
    });

    it('is not told while the vendor is silent, or says nonsense; nor where it has no such round', async () => {
      const scene = await open();
      await spin(scene);
      const id = await scene.lastRound();
      scene.line.up = false;
      expect(await scene.read(id)).toMatchObject({ success: true, value: { told: { kind: 'silent' } } });
      vi.stubGlobal('fetch', async () => Response.json({ success: true, value: { kind: 'reels', reels: 'none' } }));
      expect(await scene.read(id)).toMatchObject({ success: true, value: { told: { kind: 'silent' } } });
      vi.stubGlobal('fetch', async () => Response.json({ success: true, value: { kind: 'unknown' } }));
      expect(await scene.read(id)).toMatchObject({ success: true, value: { told: { kind: 'unknown' } } });
    });

    it("of another member is answered as one that does not exist, and the vendor is not asked; the vendor tells no other player's", async () => {
      const scene = await open();
      await spin(scene);
      const id = await scene.lastRound();
      const other = await openSession(
        scene.gateway.db,
        await addMember(scene.gateway.db, 'bia'),
        scene.gateway.clock(),
      );
      const asked = vi.fn<typeof fetch>();
      vi.stubGlobal('fetch', asked);
      const [foreign, missing] = [await scene.read(id, other.sessionId), await scene.read('none', other.sessionId)];
      expect(foreign).toEqual(missing);
      expect(foreign).toMatchObject({ success: false, message: 'not_found' });
      expect(asked).not.toHaveBeenCalled();
    });

    it('is asked for by a signed request alone', async () => {
      const scene = await open();
      const body = JSON.stringify({ playerId: scene.member.id, roundId: 'x', language: 'pt' });
      const answer = await scene.vendor.app.request('/rounds/v1/round', { method: 'POST', body });
      expect(answer.status).toBe(401);
    });
  });
});
