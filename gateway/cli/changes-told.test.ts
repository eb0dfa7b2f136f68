import { beforeAll, describe, expect, it } from 'vitest';
import { changes, watchedTopics } from '#src/contract/changes.ts';
import type { Topic } from '#src/contract/topics.ts';
import { addOrder } from '../testing/mall-scene.ts';
import { valueOf } from '../testing/call-app.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { operatorScene } from '../testing/operator-scene.ts';
import { addMember } from '../testing/test-members.ts';
import { commands } from './commands.ts';

const both = (name: string) => [`--${name}-pt`, 'Maré', `--${name}-en`, 'Tide'];
const period = ['--type', 'PL', '--audience', 'B', ...both('title'), ...both('content')];
const promotion = [...both('title'), ...both('summary'), ...both('content'), '--reward', '3.00'];
const video = ['--group', 'm_hotnews', '--picture', '/art/b/mar.svg', '--link', 'https://youtu.be/aqz-KE-bpKQ'];
const sides = [...both('league'), ...both('home'), ...both('away'), '--start', '2026-12-01 20:00', '--minutes', '90'];

/** What each command moves, in an order in which one makes what the next changes; `*` is the id of what was made last. */
const told: readonly (readonly [topic: Topic, command: string, ...rest: string[]])[] = [
  ['status', 'status maintenance', 'on', '--until', '2027-01-01T00:00Z'],
  ['status', 'status maintenance', 'off'],
  ['status', 'status region', 'on'],
  ['status', 'status region', 'off'],
  ['status', 'flags set', 'popupAutoplay', 'on'],
  ['status', 'modules set', 'CAPTCHA3', 'on'],
  ['status', 'template set', 'new'],
  ['status', 'menu set', 'pointMall', 'on'],
  ['status', 'programmes set', 'mission', 'on'],
  ['status', 'settings set', 'ageLimit', '21'],
  ['status', 'link set', 'LINE', 'https://line.me/R/ti/p/@mare'],
  ['status', 'link remove', 'LINE'],
  ['status', 'service set', 'help', '--type', 'LIVECHAT', ...both('title'), '--url', 'https://suporte.example'],
  ['status', 'service remove', 'help'],
  ['status', 'task link', '/tasks'],
  ['status', 'task goal', 'rounds', '5'],
  ['status', 'worker', 'off'],
  ['status', 'register method', 'mobile', 'on'],
  ['status', 'register set', 'captcha', 'on'],
  ['status', 'register bonus', '5.00'],
  ['status', 'register field', 'email', '--on'],
  ['announcements', 'announcement add', ...period],
  ['announcements', 'announcement change', '*', '--until', '2027-01-01T00:00Z'],
  ['announcements', 'announcement off', '*'],
  ['announcements', 'announcement on', '*'],
  ['announcements', 'announcement remove', '*'],
  ['banners', 'banner set', 'film', ...both('title'), ...video],
  ['banners', 'banner off', 'film'],
  ['banners', 'banner on', 'film'],
  ['banners', 'banner remove', 'film'],
  ['promotions', 'promotions add', 'gift', ...promotion],
  ['promotions', 'promotions change', 'gift', '--title-pt', 'Brinde'],
  ['promotions', 'promotions close', 'gift'],
  ['promotions', 'promotions open', 'gift'],
  ['promotions', 'promotions hide', 'gift'],
  ['terms', 'terms set', 'user', ...both('title'), ...both('content')],
  ['vip', 'vip set', 'wave', '--turnover', '9.00', ...both('name'), ...both('benefits')],
  ['vip', 'vip remove', 'wave'],
  ['vendors', 'vendor close', 'COR'],
  ['vendors', 'vendor open', 'COR'],
  ['vendors', 'vendor-key add', 'COR'],
  ['vendors', 'vendor-key retire', 'COR', '1'],
  ['games', 'game hot', 'COR-20'],
  ['games', 'game cold', 'COR-20'],
  ['games', 'game withdraw', 'COR-20'],
  ['games', 'game restore', 'COR-20'],
  ['games', 'live set', 'lara', '--name', 'Lara', '--game', 'NOR-1'],
  ['games', 'live show', 'lara', 'on'],
  ['games', 'live stream', 'lara', 'on'],
  ['games', 'live remove', 'lara'],
  ['matches', 'match set', 'derby', ...sides, '--vendor', 'PLC'],
  ['matches', 'match show', 'derby', 'off'],
  ['matches', 'match hot', 'derby', 'off'],
  ['matches', 'match remove', 'derby'],
  ['mall', 'mall set', 'cup', ...both('name'), ...both('text'), '--gift', '--points', '10', '--stock', '3'],
  ['mall', 'mall off', 'cup'],
  ['mall', 'mall on', 'cup'],
  ['mall', 'mall ship', 'order-1'],
  ['mall', 'mall refuse', 'order-2', '--reason', 'Acabou.'],
];

/** What pages hear of in another way, or not at all, because no page shows it. */
const others: Readonly<Record<string, readonly string[]>> = {
  'their pages ask every few seconds': [
    ...['promotions approve', 'promotions reject', 'lottery set', 'lottery sale', 'lottery void'],
    ...['jackpot set', 'jackpot on', 'jackpot off', 'jackpot pay', 'jackpot refuse', 'feedback answer'],
    ...['messages send', 'messages all', 'messages withdraw', 'member credit', 'member debit'],
  ],
  'the chat is a stream': ['chat read', 'chat answer', 'chat close'],
  'a member hears with the next call, or at home': [
    ...['member lock', 'member unlock', 'member second-step-off', 'member details', 'contract set', 'contract clear'],
  ],
  'devices are notified': ['push member', 'push all'],
  'no page shows it': ['affiliate add', 'affiliate remove', 'secrets rotate', 'secrets finish', 'backup'],
};

it('every command that writes is in one of the tables', () => {
  const named = [...new Set(told.map(([, command]) => command)), ...Object.values(others).flat()];
  expect(named.toSorted()).toEqual(commands.flatMap(({ name, reads }) => (reads ? [] : [name])).toSorted());
});

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const versions = () => valueOf(scene.app, changes);

  beforeAll(async () => {
    const { db } = scene.gateway;
    const look = { icon_url: '/i.svg', white_icon_url: '/w.svg', frame_allowed: 1, sort_order: 90 } as const;
    await db
      .insertInto('vendors')
      .values({ vassalage: 'PLC', name: 'Placar', open: 1, ...look })
      .execute();
    await db.insertInto('vendor_categories').values({ category: 'SPORTS', vassalage: 'PLC', sort_order: 90 }).execute();
    const { id: memberId } = await addMember(db, 'ana');
    for (const id of ['order-1', 'order-2']) await addOrder(db, { id, memberId });
  });

  describe('an open page hears of it', () => {
    let made = '';
    it.each(told.map(([topic, command, ...rest]) => [topic, command, rest] as const))(
      '%s: %s %j',
      async (topic, command, rest) => {
        const before = await versions();
        await scene.type(...command.split(' '), ...rest.map((word) => (word === '*' ? made : word)));
        made = /^published (.+)$/.exec(scene.lines.at(-1) ?? '')?.[1] ?? made;
        const after = await versions();
        expect(watchedTopics.filter((one) => after[one] !== before[one])).toEqual([topic]);
      },
    );
  });
});
