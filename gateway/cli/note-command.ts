import { noteSecurityEvent } from '../context/security-events.ts';
import { foldText } from '../db/fold-text.ts';
import { type Command, type Operator, OperatorError } from '../actions/command.ts';

const longest = 200;

/**
 * Runs a command that writes, and notes who gave it, what was typed (without the options, whose texts stand where they belong) and
 * how it ended. It is noted before it runs: one without an end was cut off.
 */
export async function noteCommand<T>(
  operator: Operator,
  { name, takes = '' }: Command,
  words: readonly string[],
  run: () => Promise<T>,
): Promise<T> {
  const detail = [name, ...words].join(' ').slice(0, longest);
  const memberId = takes.startsWith('<account>') ? await memberIdOf(operator, words[0]) : undefined;
  const id = await noteSecurityEvent(operator, { kind: 'operator_command', madeBy: operator.by, memberId, detail });
  const end = (how: string) =>
    operator.db
      .updateTable('security_events')
      .set({ detail: `${detail}: ${how}` })
      .where('id', '=', id)
      .execute();
  try {
    const said = await run();
    await end('done');
    return said;
  } catch (error) {
    await end(error instanceof OperatorError ? 'refused' : 'failed').catch(() => undefined);
    throw error;
  }
}

async function memberIdOf({ db, merchant }: Operator, account = '') {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('merchant_code', '=', merchant)
    .where('account_folded', '=', foldText(account))
    .executeTakeFirst();
  return member?.id;
}
