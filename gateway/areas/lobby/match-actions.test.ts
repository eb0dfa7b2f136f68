import { beforeAll, describe, expect, it } from 'vitest';
import { hotMatches } from '#src/contract/lobby/matches.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

const derby = [
  ...['--league-pt', 'Liga das Marés', '--league-en', 'Tide League', '--vendor', 'PLC', '--minutes', '105'],
  ...['--home-pt', 'Tubarões', '--home-en', 'Sharks', '--home-color', '#0A6B75'],
  ...['--away-pt', 'Golfinhos', '--away-en', 'Dolphins', '--start', '2026-12-01 20:00'],
];

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const told = async (query: { language?: string; hot?: number } = {}) =>
    (await valueOf(scene.app, hotMatches, { query: { merchant: 'mare', language: 'en', ...query } })).matches;
  const set = (id: string, ...options: string[]) => scene.type('match', 'set', id, ...derby, ...options);

  beforeAll(async () => {
    const { db } = scene.gateway;
    for (const [vassalage, name, category] of [
      ['PLC', 'Placar', 'SPORTS'],
      ['AV', 'Arena Veloz', 'ESPORTS'],
    ] as const) {
      const look = {
        icon_url: '/i.svg',
        white_icon_url: '/w.svg',
        frame_allowed: 1,
        sort_order: 90,
        wallet_url: '',
      } as const;
      await db
        .insertInto('vendors')
        .values({ vassalage, name, open: 1, ...look })
        .execute();
      await db
        .insertInto('game_categories')
        .values({ category, sort_order: 90 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db.insertInto('vendor_categories').values({ category, vassalage, sort_order: 90 }).execute();
    }
  });

  describe('the hot matches', () => {
    it('are answered as entered, in both languages, with their schedule [S1-091]', async () => {
      await set('derby', '--repeat-hours', '168');
      await set('arena', '--vendor', 'AV', '--sport', 'esports');
      const [derbyOfSports, arena] = (await told()).toSorted((a, b) => b.matchId.localeCompare(a.matchId));
      expect(derbyOfSports).toEqual({
        matchId: 'derby',
        sport: 'football',
        league: 'Tide League',
        home: { name: 'Sharks', color: '#0a6b75' },
        away: { name: 'Dolphins', color: '#40535e' },
        startsAt: Date.UTC(2026, 11, 1, 20),
        minutes: 105,
        repeatHours: 168,
        hot: true,
        gameCategory: 'SPORTS',
        vassalage: 'PLC',
        vendorName: 'Placar',
        open: true,
      });
      expect(arena).toMatchObject({ gameCategory: 'ESPORTS', vendorName: 'Arena Veloz', sport: 'esports' });
      expect((await told({ language: 'pt' })).find(({ matchId }) => matchId === 'derby')).toMatchObject({
        league: 'Liga das Marés',
        home: { name: 'Tubarões' },
      });
    });

    it('are hot or not, shown or not, and not listed once removed or over for good', async () => {
      await set('derby');
      await set('calm');
      await scene.type('match', 'remove', 'arena');
      const ids = async (hot?: number) => (await told(hot === undefined ? {} : { hot })).map(({ matchId }) => matchId);
      await scene.type('match', 'hot', 'calm', 'off');
      expect([await ids(), await ids(1), await ids(0)]).toEqual([['calm', 'derby'], ['derby'], ['calm']]);
      await scene.type('match', 'show', 'calm', 'off');
      expect(await ids()).toEqual(['derby']);
      await set('derby', '--start', '2020-01-01 20:00', '--repeat-hours', '0');
      expect(await ids()).toEqual([]);
      await set('derby', '--repeat-hours', '168');
      expect(await ids()).toEqual(['derby']);
      await scene.type('match', 'list');
      expect(scene.lines.some((line) => /^derby .*UTC +hot +shown +PLC +Tubarões x Golfinhos/.test(line))).toBe(true);
    });

    it('say of a vendor that takes no bets that it is closed', async () => {
      await set('derby');
      await scene.type('vendor', 'close', 'PLC');
      expect((await told({ hot: 1 }))[0]).toMatchObject({ matchId: 'derby', open: false });
      await scene.type('vendor', 'open', 'PLC');
    });

    it.each([
      ['There is no sports vendor COR', ['--vendor', 'COR']],
      ['There is no sports vendor DS88', ['--vendor', 'DS88']],
      ['--sport is one of', ['--sport', 'chess']],
      ['--home-color is a colour', ['--home-color', 'red']],
      ['Say a time such as --start', ['--start', 'tomorrow']],
      ['--minutes is a whole number from 1', ['--minutes', '0']],
      ['--repeat-hours is a whole number', ['--repeat-hours', 'often']],
      ['A match has to be over before it is played again', ['--repeat-hours', '1']],
    ])('are refused with "%s"', async (sentence, options) => {
      await expect(set('wrong', ...options)).rejects.toThrow(sentence);
      expect((await told()).map(({ matchId }) => matchId)).not.toContain('wrong');
    });

    it('begin with all that they need', async () => {
      await expect(scene.type('match', 'set', 'new', '--vendor', 'PLC')).rejects.toThrow('--league-pt is needed');
      await expect(scene.type('match', 'set', 'new')).rejects.toThrow('Say what is to be written');
      await expect(scene.type('match', 'hot', 'nobody', 'on')).rejects.toThrow('There is no match nobody');
    });

    it('of another merchant, or by a flag of nonsense, are refused', async () => {
      const ask = (merchant: string, hot: string) =>
        askApp(scene.app, hotMatches, { query: { language: 'pt', merchant, hot } });
      expect((await ask('other', '1')).status).toBe(404);
      expect((await ask('mare', '2')).status).toBe(400);
    });
  });
});
