import { beforeAll, describe, expect, it } from 'vitest';
import { changes, watchedTopics } from '#src/contract/site/changes.ts';
import type { Action } from '../actions/define-action.ts';
import { addOrder } from '../testing/mall-scene.ts';
import { valueOf } from '../testing/call-app.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { operatorScene } from '../testing/operator-scene.ts';
import { addMember } from '../testing/test-members.ts';
import { commands } from './commands.ts';

const both = (name: string) => [`--${name}-pt`, 'Maré', `--${name}-en`, 'Tide'];
const houseAccount = [
  ...['--bank', 'Banco Serra', '--branch', '0001', '--number', '88214-7'],
  ...['--name', 'Maré Jogos Ltda.', '--cnpj', '11.222.333/0001-81'],
];
const period = ['--type', 'PL', '--audience', 'B', ...both('title'), ...both('content')];
const promotion = [...both('title'), ...both('summary'), ...both('content'), '--reward', '3.00'];
const video = ['--group', 'm_hotnews', '--picture', '/art/b/mar.svg', '--link', 'https://youtu.be/aqz-KE-bpKQ'];
const sides = [...both('league'), ...both('home'), ...both('away'), '--start', '2026-12-01 20:00', '--minutes', '90'];

/** Every action with a watched topic, in an order in which one makes what the next changes; `*` is the id of what was made last. */
const told: readonly (readonly [name: string, ...typed: string[]])[] = [
  ['status maintenance', 'on', '--until', '2027-01-01T00:00Z'],
  ['status maintenance', 'off'],
  ['status region', 'on'],
  ['status region', 'off'],
  ['flags set', 'popupAutoplay', 'on'],
  ['modules set', 'CAPTCHA3', 'on'],
  ['template set', 'new'],
  ['menu set', 'pointMall', 'on'],
  ['programmes set', 'mission', 'on'],
  ['profile set', 'uk'],
  ['withdraw rule', '--automatic', '500.00'],
  ['transfer set', ...houseAccount],
  ['transfer off'],
  ['footer add', '--pt', 'Maré Ltda', '--en', 'Maré Ltd'],
  ['footer remove', '1'],
  ['profile set', 'open'],
  ['settings set', 'ageLimit', '21'],
  ['link set', 'LINE', 'https://line.me/R/ti/p/@mare'],
  ['link remove', 'LINE'],
  ['service set', 'help', '--type', 'LIVECHAT', ...both('title'), '--url', 'https://suporte.example'],
  ['service remove', 'help'],
  ['task link', '/tasks'],
  ['task goal', 'rounds', '5'],
  ['task points', 'rounds', '20'],
  ['worker', 'off'],
  ['register method', 'mobile', 'on'],
  ['register set', 'captcha', 'on'],
  ['register old-password', '^.{4,64}$'],
  ['register bonus', '5.00'],
  ['register field', 'email', '--on'],
  ['announcement add', ...period],
  ['announcement change', '*', '--until', '2027-01-01T00:00Z'],
  ['announcement off', '*'],
  ['announcement on', '*'],
  ['announcement remove', '*'],
  ['banner set', 'film', ...both('title'), ...video],
  ['banner off', 'film'],
  ['banner on', 'film'],
  ['banner remove', 'film'],
  ['promotions add', 'gift', ...promotion],
  ['promotions change', 'gift', '--title-pt', 'Brinde'],
  ['promotions close', 'gift'],
  ['promotions open', 'gift'],
  ['promotions hide', 'gift'],
  ['terms set', 'user', ...both('title'), ...both('content')],
  ['vip set', 'wave', '--turnover', '9.00', ...both('name'), ...both('benefits')],
  ['vip remove', 'wave'],
  ['vendor close', 'COR'],
  ['vendor open', 'COR'],
  ['vendor-key add', 'COR'],
  ['vendor-key retire', 'COR', '1'],
  ['game hot', 'COR-20'],
  ['game cold', 'COR-20'],
  ['game withdraw', 'COR-20'],
  ['wallet vendor', 'COR', '--url', 'https://wallets.example/v1/'],
  ['game restore', 'COR-20'],
  ['live set', 'lara', '--name', 'Lara', '--game', 'NOR-1'],
  ['live show', 'lara', 'on'],
  ['live stream', 'lara', 'on'],
  ['live remove', 'lara'],
  ['match set', 'derby', ...sides, '--vendor', 'PLC'],
  ['match show', 'derby', 'off'],
  ['match hot', 'derby', 'off'],
  ['match remove', 'derby'],
  ['mall set', 'cup', ...both('name'), ...both('text'), '--gift', '--points', '10', '--stock', '3'],
  ['mall off', 'cup'],
  ['mall on', 'cup'],
  ['mall ship', 'order-1'],
  ['mall refuse', 'order-2', '--reason', 'Acabou.'],
];

/** The others that write, by why no open page asks after a change of theirs. */
const others: Readonly<Record<string, readonly string[]>> = {
  'their pages ask every few seconds': [
    ...['promotions approve', 'promotions reject', 'lottery set', 'lottery sale', 'lottery void'],
    ...['jackpot set', 'jackpot on', 'jackpot off', 'jackpot pay', 'jackpot refuse', 'feedback answer'],
    ...['wallet ask', 'wallet settle', 'withdraw approve', 'withdraw refuse', 'transfer approve', 'transfer refuse'],
    ...['contest accept', 'contest dispute', 'contest write-off'],
    ...['affiliate stop-rain', 'messages send', 'messages all', 'messages withdraw', 'member credit', 'member debit'],
  ],
  'the chat is a stream': ['chat read', 'chat answer', 'chat close'],
  'a member hears with the next call, or at home': [
    ...[
      'invitations renew',
      'commission set',
      'commission stop',
      'member lock',
      'member unlock',
      'member second-step-off',
      'member password-off',
      'sessions end-all',
      'member details',
      'contract set',
      'contract clear',
      'contract end',
      'contract fees',
      'affiliate move',
      'affiliate rate',
      'affiliate unfreeze',
      'limit set',
      'limit clear',
      'voucher create',
      'voucher close',
      'bonus offer',
      'bonus close',
      'bonus cancel',
    ],
  ],
  'devices are notified': ['push member', 'push all'],
  'the bank changes nothing here': [
    ...['pix pay', 'pix close', 'pix return', 'pix contest', 'pix decide'],
    ...['pix confirm-payout', 'pix refuse-payout', 'pix payout-mode'],
  ],
  'no page shows it': [
    'affiliate add',
    'affiliate remove',
    'mall address',
    'secrets rotate',
    'secrets finish',
    'secrets add-pepper',
    'secrets give-up',
    'backup',
  ],
};

const isWatched = ({ changes: topics }: Action) => topics.some((topic) => watchedTopics.some((one) => one === topic));
const writing = commands.filter(({ reads }) => !reads);
const namesOf = (actions: readonly Action[]) => actions.map(({ name }) => name).toSorted();

it('every action that writes is in one of the tables, by what it says that it changes', () => {
  expect([...new Set(told.map(([name]) => name))].toSorted()).toEqual(namesOf(writing.filter(isWatched)));
  const rest = writing.filter((action) => !isWatched(action));
  expect(Object.values(others).flat().toSorted()).toEqual(namesOf(rest));
});

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const versions = () => valueOf(scene.app, changes);

  beforeAll(async () => {
    const { db } = scene.gateway;
    const look = {
      icon_url: '/i.svg',
      white_icon_url: '/w.svg',
      frame_allowed: 1,
      sort_order: 90,
      wallet_url: '',
    } as const;
    await db
      .insertInto('vendors')
      .values({ vassalage: 'PLC', name: 'Placar', open: 1, ...look })
      .execute();
    await db.insertInto('vendor_categories').values({ category: 'SPORTS', vassalage: 'PLC', sort_order: 90 }).execute();
    const { id: memberId } = await addMember(db, 'ana');
    for (const id of ['order-1', 'order-2']) await addOrder(db, { id, memberId });
  });

  describe('an open page is notified', () => {
    let made = '';
    it.each(told.map(([name, ...typed]) => [name, typed] as const))('%s %j', async (name, typed) => {
      const before = await versions();
      await scene.type(...name.split(' '), ...typed.map((word) => (word === '*' ? made : word)));
      made = /^published (.+)$/.exec(scene.lines.at(-1) ?? '')?.[1] ?? made;
      const after = await versions();
      expect(watchedTopics.filter((one) => after[one] !== before[one])).toEqual(
        commands.find((action) => action.name === name)?.changes,
      );
    });
  });
});
