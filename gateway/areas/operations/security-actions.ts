import { securityKinds } from '#gateway/context/security-events.ts';
import { type Command, type Operator, OperatorError, type Options, printTime } from '#gateway/actions/command.ts';
import { findMember } from '#gateway/actions/find-member.ts';

const shown = 50;
const most = 1000;

/** What an operator looks at after an attack. */
export const securityCommands: readonly Command[] = [
  {
    name: 'security events',
    reads: true,
    help: `failed logins, blocks, copied tokens, changed keys and operators' commands, the latest first; ${shown} without --limit`,
    flags: `[--kind ${securityKinds.join('|')}] [--account …] [--limit …]`,
    run: listEvents,
  },
];

async function listEvents(operator: Operator, _words: readonly string[], options: Options) {
  const { kind, account } = options;
  if (kind !== undefined && !securityKinds.some((known) => known === kind))
    throw new OperatorError(`A kind is one of ${securityKinds.join(', ')}.`);
  let events = operator.db
    .selectFrom('security_events')
    .leftJoin('members', 'members.id', 'security_events.member_id')
    .selectAll('security_events')
    .select('members.account')
    .orderBy('at', 'desc')
    .orderBy('security_events.id', 'desc')
    .limit(readLimit(options));
  if (typeof kind === 'string') events = events.where('kind', '=', kind);
  if (typeof account === 'string') {
    const member = await findMember(operator, account ?? '');
    events = events.where('member_id', '=', member.id);
  }
  const rows = await events.execute();
  return rows.map((row) => [
    printTime(row.at),
    row.kind,
    row.account ?? '-',
    row.made_by || '-',
    row.network || '-',
    row.detail,
  ]);
}

function readLimit({ limit = String(shown) }: Options): number {
  const number = Number(limit);
  if (Number.isSafeInteger(number) && number >= 1 && number <= most) return number;
  throw new OperatorError(`--limit is a number from 1 to ${most}.`);
}
