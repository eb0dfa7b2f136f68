import * as v from 'valibot';
import { type ActionContext, defineAction } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { whole } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import { securityKinds } from '#gateway/context/security-events.ts';

const shown = 50;
const most = 1000;

const filters = v.object({
  kind: v.exactOptional(v.picklist(securityKinds, `A kind is one of ${securityKinds.join(', ')}.`)),
  account: v.exactOptional(v.string()),
  limit: v.optional(whole(1, most, `--limit is a number from 1 to ${most}.`), String(shown)),
});

/** What an operator looks at after an attack. */
export const securityActions = [
  defineAction({
    name: 'security events',
    reads: true,
    summary: `failed logins, blocks, copied tokens, changed keys and operators' commands, the latest first; ${shown} without --limit`,
    input: filters,
    run: listEvents,
  }),
];

async function listEvents(context: ActionContext, { kind, account, limit }: v.InferOutput<typeof filters>) {
  let events = context.db
    .selectFrom('security_events')
    .leftJoin('members', 'members.id', 'security_events.member_id')
    .selectAll('security_events')
    .select('members.account')
    .orderBy('at', 'desc')
    .orderBy('security_events.id', 'desc')
    .limit(limit);
  if (kind !== undefined) events = events.where('kind', '=', kind);
  if (account !== undefined) events = events.where('member_id', '=', (await findMember(context, account)).id);
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
