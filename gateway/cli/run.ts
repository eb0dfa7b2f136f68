import { type ActionContext, OperatorError } from '../actions/define-action.ts';
import { printRows } from '../actions/print.ts';
import { auditAction } from './audit-action.ts';
import type { Chosen } from './parse.ts';

/** Asks where the action is one to think about, then runs it, and notes that it writes. False when the answer was no. */
export async function runCommand(
  { action, given, yes, by }: Chosen,
  joined: ActionContext,
  confirm: (question: string) => Promise<boolean>,
): Promise<boolean> {
  const context = by === undefined ? joined : { ...joined, by };
  const ready = action.prepare(given);
  const refused = ready instanceof OperatorError;
  if (!refused && !yes && ready.question !== null && !(await confirm(ready.question))) return false;
  const run = () => (refused ? Promise.reject(ready) : ready.run(context));
  const answer = await (action.reads ? run() : auditAction(context, action, given, run));
  if (typeof answer === 'string') context.print(answer);
  else printRows(context.print, answer);
  return true;
}
