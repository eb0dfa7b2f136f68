import { recordSecurityEvent } from '../context/security-events.ts';
import { type Action, type ActionContext, OperatorError } from '../actions/define-action.ts';
import { findMember } from '../actions/find-member.ts';
import type { Given } from '../actions/fields.ts';

const longest = 200;

/**
 * Runs an action that writes, and records the operator, the command (without its options, whose values are in the tables they belong to),
 * the member it concerns and its outcome. It is recorded before it runs and again when it has ended: one without an end was interrupted.
 */
export async function auditAction<T>(
  context: ActionContext,
  { name, fields }: Pick<Action, 'name' | 'fields'>,
  given: Given,
  run: () => Promise<T>,
): Promise<T> {
  const words = fields.filter(({ kind }) => kind === 'word');
  const detail = [name, ...words.flatMap(({ key }) => given[key] ?? [])].join(' ').slice(0, longest);
  const ofMember = words.find((field) => field.ofMember);
  const member = ofMember && (await findMember(context, String(given[ofMember.key])).catch(() => undefined));
  const command = {
    kind: 'operator_command',
    madeBy: context.by,
    madeAs: context.login,
    memberId: member?.id,
  } as const;
  const id = await recordSecurityEvent(context, { ...command, detail });
  const end = (how: string) => recordSecurityEvent(context, { ...command, detail: `${detail}: ${how}`, ends: id });
  try {
    const answer = await run();
    await end('done');
    return answer;
  } catch (error) {
    await end(error instanceof OperatorError ? 'refused' : 'failed');
    throw error;
  }
}
