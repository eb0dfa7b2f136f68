import { PushKind, type PushKind as Kind, ScreenPath } from '#src/contract/push.ts';
import * as v from 'valibot';
import { foldText } from '../db/fold-text.ts';
import { transact } from '../db/transact.ts';
import { enqueuePush } from '../push/enqueue.ts';
import { type Command, type Operator, OperatorError, type Options, printRows, readText } from './command.ts';

const texts = {
  'title-pt': { type: 'string' },
  'title-en': { type: 'string' },
  'body-pt': { type: 'string' },
  'body-en': { type: 'string' },
  path: { type: 'string' },
} as const;
const flags = '--title-pt … --title-en … --body-pt … --body-en … [--path /m/…]';

/** Messages to members' devices; a running gateway sends them. */
export const pushCommands: readonly Command[] = [
  {
    name: 'push member',
    takes: '<account>',
    help: 'tell one member something on every device that takes it',
    flags: `${flags} [--kind account|safety|promotions]`,
    options: { ...texts, kind: { type: 'string' } },
    run: async (operator, [account = ''], options) => {
      const kind = options['kind'] ?? 'account';
      if (!v.is(PushKind, kind)) throw new OperatorError('A kind is account, safety or promotions.');
      const member = await operator.db
        .selectFrom('members')
        .select('id')
        .where('merchant_code', '=', operator.merchant)
        .where('account_folded', '=', foldText(account))
        .executeTakeFirst();
      if (!member) throw new OperatorError(`There is no member ${account}.`);
      await send(operator, { memberId: member.id }, kind, options);
    },
  },
  {
    name: 'push all',
    takes: '',
    help: 'tell a promotion to every member who takes promotions',
    flags,
    options: texts,
    asks: () => 'Every device of members who take promotions is notified. Go on?',
    run: (operator, _words, options) => send(operator, { merchant: operator.merchant }, 'promotions', options),
  },
  {
    name: 'push status',
    takes: '',
    help: 'how many devices are subscribed, and how many messages wait',
    run: async (operator) => {
      const count = async (table: 'push_subscriptions' | 'push_deliveries') =>
        (
          await operator.db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow()
        ).n;
      printRows(operator, [
        ['devices', await count('push_subscriptions')],
        ['waiting', await count('push_deliveries')],
      ]);
    },
  },
];

async function send(operator: Operator, audience: Parameters<typeof enqueuePush>[1], kind: Kind, options: Options) {
  const path = options['path'] ?? '/m/home';
  if (!v.is(ScreenPath, path)) throw new OperatorError('A path is one of the app, such as /m/activity.');
  const title = { pt: readShort(options, 'title-pt', 100), en: readShort(options, 'title-en', 100) };
  const body = { pt: readShort(options, 'body-pt', 300), en: readShort(options, 'body-en', 300) };
  const devices = await transact(operator.db, (trx) =>
    enqueuePush(trx, audience, { kind, title, body, path }, operator.clock()),
  );
  operator.print(
    devices === 0 ? 'no device takes this' : `on its way to ${devices} ${devices === 1 ? 'device' : 'devices'}`,
  );
}

function readShort(options: Options, name: string, most: number): string {
  const text = readText(options, name);
  if (text.length > most) throw new OperatorError(`--${name} is longer than ${most} characters.`);
  return text;
}
