import { type Action, type ActionContext, OperatorError } from '../actions/define-action.ts';
import type { Given } from '../actions/fields.ts';
import { droppedFrom } from '../actions/html-warnings.ts';
import { printRows } from '../actions/print.ts';
import { inTimeZone } from '../actions/time-zone.ts';
import { auditAction } from './audit-action.ts';
import type { Chosen } from './parse.ts';

/**
 * Asks for confirmation where the action requires it, then runs it in the time zone (IANA name) and audits writes. False when the answer was no.
 */
export function runCommand(
  chosen: Chosen,
  context: ActionContext,
  confirm: (question: string) => Promise<boolean>,
  siteZone = 'UTC',
): Promise<boolean> {
  const by = chosen.by ?? context.by;
  return inTimeZone(chosen.tz ?? siteZone, () => runInZone(chosen, { ...context, by }, confirm));
}

async function runInZone(
  { action, given, yes }: Chosen,
  context: ActionContext,
  confirm: (question: string) => Promise<boolean>,
): Promise<boolean> {
  const ready = action.prepare(given);
  const refused = ready instanceof OperatorError;
  if (!refused) warn(action, given, context.print);
  if (!refused && !yes && ready.question !== null && !(await confirm(ready.question))) return false;
  const run = () => (refused ? Promise.reject(ready) : ready.run(context));
  const answer = await (action.reads ? run() : auditAction(context, action, given, run));
  if (typeof answer === 'string') context.print(answer);
  else printRows(context.print, answer);
  return true;
}

/** Warns of the HTML that the app removes. */
function warn({ fields }: Action, given: Given, print: ActionContext['print']): void {
  for (const { key, name, html } of fields) {
    const text = given[key];
    const dropped = html && typeof text === 'string' ? droppedFrom(text) : [];
    if (dropped.length > 0) print(`--${name}: the app leaves out ${dropped.join(', ')}.`);
  }
}
