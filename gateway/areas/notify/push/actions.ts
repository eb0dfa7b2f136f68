import { PushKind, type PushKind as Kind, ScreenPath } from '#src/contract/push.ts';
import * as v from 'valibot';
import { transact } from '#gateway/db/transact.ts';
import { enqueuePush } from './enqueue.ts';
import {
  type Command,
  countRows,
  type Operator,
  OperatorError,
  type Options,
  readText,
} from '#gateway/actions/command.ts';
import { findMember } from '#gateway/actions/find-member.ts';

const flags = '--title-pt … --title-en … --body-pt … --body-en … [--path /m/…]';

/** Messages to members' devices; a running gateway sends them. */
export const pushCommands: readonly Command[] = [
  {
    name: 'push member',
    takes: '<account>',
    help: 'tell one member something on every device that takes it',
    flags: `${flags} [--kind account|safety|promotions]`,
    run: async (operator, [account], options) => {
      const kind = options['kind'] ?? 'account';
      if (!v.is(PushKind, kind)) throw new OperatorError('A kind is account, safety or promotions.');
      const member = await findMember(operator, account ?? '');
      return send(operator, { memberId: member.id }, kind, options);
    },
  },
  {
    name: 'push all',
    help: 'tell a promotion to every member who takes promotions',
    flags,
    asks: () => 'Every device of members who take promotions is notified. Go on?',
    run: (operator, _words, options) => send(operator, { merchant: operator.merchant }, 'promotions', options),
  },
  {
    name: 'push status',
    reads: true,
    help: 'how many devices are subscribed, and how many messages wait',
    run: async (operator) => [
      ['devices', await countRows(operator, 'push_subscriptions')],
      ['waiting', await countRows(operator, 'push_deliveries')],
    ],
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
  return devices === 0 ? 'no device takes this' : `on its way to ${devices} ${devices === 1 ? 'device' : 'devices'}`;
}

function readShort(options: Options, name: string, most: number): string {
  const text = readText(options, name);
  if (text.length > most) throw new OperatorError(`--${name} is longer than ${most} characters.`);
  return text;
}
