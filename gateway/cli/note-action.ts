import { noteSecurityEvent } from '../context/security-events.ts';
import { foldText } from '../db/fold-text.ts';
import type { Action, ActionContext } from '../actions/define-action.ts';
import type { Given } from '../actions/fields.ts';
import { OperatorError } from '../actions/operator-error.ts';

const longest = 200;

/**
 * Runs an action that writes, and notes who gave it, what was typed (without the options, whose texts stand where they belong),
 * which member it concerns and how it ended. It is noted before it runs: one without an end was cut off.
 */
export async function noteAction<T>(
  context: ActionContext,
  { name, fields }: Pick<Action, 'name' | 'fields'>,
  given: Given,
  run: () => Promise<T>,
): Promise<T> {
  const words = fields.filter(({ kind }) => kind === 'word');
  const detail = [name, ...words.flatMap(({ key }) => given[key] ?? [])].join(' ').slice(0, longest);
  const ofMember = words.find((field) => field.ofMember);
  const memberId = ofMember && (await memberIdOf(context, given[ofMember.key]));
  const id = await noteSecurityEvent(context, { kind: 'operator_command', madeBy: context.by, memberId, detail });
  const end = (how: string) =>
    context.db
      .updateTable('security_events')
      .set({ detail: `${detail}: ${how}` })
      .where('id', '=', id)
      .execute();
  try {
    const answer = await run();
    await end('done');
    return answer;
  } catch (error) {
    await end(error instanceof OperatorError ? 'refused' : 'failed').catch(() => undefined);
    throw error;
  }
}

async function memberIdOf({ db, merchant }: ActionContext, account: Given[string] | undefined) {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('merchant_code', '=', merchant)
    .where('account_folded', '=', foldText(String(account)))
    .executeTakeFirst();
  return member?.id;
}
