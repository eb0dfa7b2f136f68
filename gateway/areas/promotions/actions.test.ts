import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { promotionStatus } from '#src/contract/promotions/promotion-status.ts';
import { applyPromotion, claimPromotion, listPromotions, ownPromotions } from '#src/contract/promotions/promotions.ts';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../identity/session/testing/call-client.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { listInbox } from '../notify/inbox/inbox.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { balanceOf, fundMember } from '#gateway/testing/test-members.ts';

const texts = [
  ...['--title-pt', 'Brinde', '--title-en', 'Gift', '--summary-pt', 'Um', '--summary-en', 'One'],
  ...['--content-pt', '<p>Regras</p>', '--content-en', '<p>Rules</p>'],
];

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  let count = 0;

  const typed = async (...argv: string[]) => {
    scene.lines.length = 0;
    await scene.type('promotions', ...argv);
    return scene.lines.join('\n');
  };
  async function added(...options: string[]) {
    const id = `promo-${(count += 1)}`;
    expect(await typed('add', id, ...texts, ...options)).toBe(`published ${id}`);
    return id;
  }
  async function member() {
    const { member: row, token } = await signedIn(scene.gateway, scene.account);
    await fundMember(scene.gateway.db, row.id, 1000);
    const apply = (id: string) => askApp(scene.app, applyPromotion, { token, body: { id } });
    const headers = () => ({ [idempotencyHeader]: crypto.randomUUID() });
    const claim = (id: string) =>
      askApp(scene.app, claimPromotion, { token, body: { id, stage: 1 }, headers: headers() });
    const own = async (id: string) =>
      (await valueOf(scene.app, ownPromotions, { token, query: {} })).list.find((one) => one.id === id);
    const balance = () => balanceOf(scene.gateway.db, row.id);
    const inbox = async () => (await listInbox(scene.gateway.db, row.id, 1, 'pt')).list.map(({ title }) => title);
    return { apply, claim, own, balance, inbox };
  }
  const shown = async (id: string) =>
    (await valueOf(scene.app, listPromotions, { query: { language: 'en' } })).list.find((one) => one.id === id);
  const status = async (id: string) => {
    const promotion = await shown(id);
    return promotion && promotionStatus(promotion, undefined, scene.gateway.clock());
  };

  describe('promotions', () => {
    it('are published, changed, closed, opened and hidden, and the site shows it at once [S1-051, S2-248]', async () => {
      const id = await added('--stages', '100.00=10.00,300.00=25.00', '--category', 'FISH', '--art', '/art/b/mar.svg');
      expect(await shown(id)).toMatchObject({
        ...{ title: 'Gift', goal: 'turnover', category: 'FISH', review: false, art: '/art/b/mar.svg', endsAt: null },
        stages: [
          { stage: 1, goal: '100.00', reward: '10.00' },
          { stage: 2, goal: '300.00', reward: '25.00' },
        ],
      });
      expect(await typed('list')).toMatch(new RegExp(`${id} +open .* automatic +0 take part +0.00 claimed +Brinde`));
      await typed('change', id, '--title-en', 'Present', '--reward', '4.00', '--category', 'ALL', '--review', 'on');
      expect(await shown(id)).toMatchObject({ title: 'Present', goal: 'none', category: '', review: true });
      await typed('change', id, '--starts', '2026-03-20 12:00', '--ends', '2026-03-21 12:00');
      expect(await status(id)).toBe('coming');
      await typed('close', id);
      expect(scene.asked.at(-1)).toBe(`The promotion ${id} ends now. Go on?`);
      expect(await status(id)).toBe('close');
      await typed('open', id, '--ends', '2026-04-01 00:00');
      expect(await status(id)).toBe('process');
      await typed('hide', id);
      expect(await shown(id)).toBeUndefined();
    });

    it('are decided about: one application approved and paid once, one rejected with a reason [S2-248]', async () => {
      const id = await added('--reward', '5.00', '--review', 'on');
      const { apply, claim, own, balance, inbox } = await member();
      await apply(id);
      expect(await typed('applications')).toMatch(new RegExp(`${scene.account} +${id} +stage 1 +5.00 +applying`));
      const application = scene.lines.find((line) => line.includes(` ${id} `))?.split(' ')[0] ?? '';
      expect(await typed('reject', application, '--reason', 'Número não verificado.')).toBe(
        `rejected 5.00 for ${scene.account}`,
      );
      expect(await own(id)).toMatchObject({ rewards: [{ state: 'rejected', reason: 'Número não verificado.' }] });
      await expect(typed('reject', application, '--reason', 'x')).rejects.toThrow('is rejected already');
      expect((await claim(id)).status).toBe(409);
      expect(await typed('approve', application)).toBe(`approved 5.00 for ${scene.account}`);
      await expect(typed('approve', application)).rejects.toThrow('is issued already');
      expect((await inbox()).toSorted()).toEqual(['Resposta do seu pedido', 'Sua recompensa foi liberada']);
      expect(await own(id)).toMatchObject({ rewards: [{ state: 'issued', reason: '' }] });
      await claim(id);
      await claim(id);
      expect(await balance()).toBe(1500);
      await expect(typed('reject', application, '--reason', 'x')).rejects.toThrow('is claimed already');
      expect(await typed('applications')).not.toContain(application);
      expect(await typed('applications', '--all')).toMatch(new RegExp(`${application} .* claimed +by ana.operadora`));
      expect(await typed('list')).toMatch(new RegExp(`${id} +open .* reviewed +1 take part +5.00 claimed`));
    });

    it('keep what they ask for and pay once somebody takes part', async () => {
      const id = await added('--reward', '5.00');
      await (await member()).apply(id);
      await expect(typed('change', id, '--reward', '1.00')).rejects.toThrow('Somebody takes part');
      expect(await shown(id)).toMatchObject({ stages: [{ reward: '5.00' }] });
    });

    it.each([
      [['add', 'a b', ...texts, '--reward', '1.00'], 'an id of letters'],
      [['add', 'new', ...texts], 'Say what it pays'],
      [['add', 'new', ...texts, '--reward', '1.00', '--stages', '1.00=1.00'], 'not both'],
      [['add', 'new', ...texts, '--reward', '0.00'], 'two digits after the point, such as 10.00'],
      [['add', 'new', ...texts, '--reward', '1'], 'two digits after the point, such as 10.00'],
      [['add', 'new', ...texts, '--stages', '5.00=1.00,5.00=2.00'], 'a higher goal'],
      [['add', 'new', ...texts, '--stages', '5.00=1.00=2.00'], 'is a list such as'],
      [['add', 'new', ...texts, '--reward', '1.00', '--category', 'CHESS'], '--category is ALL'],
      [['add', 'new', ...texts, '--reward', '1.00', '--art', 'javascript:alert(1)'], '--art is the path'],
      [['add', 'new', ...texts, '--reward', '1.00', '--starts', 'tomorrow'], 'Say a time such as --starts'],
      [['add', 'new', ...texts, '--reward', '1.00', '--ends', '2020-01-01 00:00'], 'after the start'],
      [['add', 'new', ...texts, '--reward', '1.00', '--review', 'maybe'], 'Say on or off'],
      [['add', 'new', '--reward', '1.00'], '--title-pt is needed'],
      [['change', 'none', '--title-pt', 'x'], 'There is no promotion none'],
      [['change', 'none'], 'Say what is to be written'],
      [['close', 'none'], 'There is no promotion none'],
      [['open', 'none'], 'There is no promotion none'],
      [['hide', 'none'], 'There is no promotion none'],
      [['approve', 'none'], 'There is no application none'],
      [['reject', 'none', '--reason', 'x'.repeat(301)], 'at most 300'],
      [['reject', 'none'], '--reason is needed'],
    ])('%j is refused in a sentence', async (argv, said) => {
      await expect(typed(...argv)).rejects.toThrow(said);
    });

    it('of one id are published once', async () => {
      const id = await added('--reward', '1.00');
      await expect(typed('add', id, ...texts, '--reward', '1.00')).rejects.toThrow('There is a promotion');
    });
  });
});
