import * as v from 'valibot';
import { countRows } from '#gateway/actions/count-rows.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { whole, word } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import { eventHeads, findBrokenEvents, missingHeads } from '#gateway/context/security-chain.ts';
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
  defineAction({
    name: 'security check',
    reads: true,
    summary:
      'whether every security event is as it was written and none is missing; and whether noted heads still stand',
    input: v.object({ heads: v.optional(word(v.array(v.string()), 'head'), []) }),
    run: async ({ db, print }, { heads }) => {
      const broken = await findBrokenEvents(db);
      const missing = await missingHeads(db, heads);
      for (const id of broken) print(`changed, or not after the one that stood before it: ${id}`);
      for (const head of missing) print(`no event has the noted head any more: ${head}`);
      const found = broken.length + missing.length;
      if (found > 0) throw new OperatorError(`The security events have ${found} faults.`);
      return `${await countRows(db, 'security_events')} events, no fault`;
    },
  }),
  defineAction({
    name: 'security heads',
    reads: true,
    summary: 'the last event of every chain, to be stored elsewhere and given to a later check',
    run: async ({ db }) => (await eventHeads(db)).map(({ seq, hash, chain }) => [`${seq}:${hash}`, chain]),
  }),
];

async function listEvents(context: ActionContext, { kind, account, limit }: v.InferOutput<typeof filters>) {
  let events = context.db
    .selectFrom('security_events')
    .leftJoin('members', 'members.id', 'security_events.member_id')
    // The end of a command stands in the row of its beginning.
    .leftJoin('security_events as end', 'end.ends', 'security_events.id')
    .selectAll('security_events')
    .select(['members.account', 'end.detail as ended'])
    .where('security_events.ends', '=', '')
    .orderBy('security_events.at', 'desc')
    .orderBy('security_events.id', 'desc')
    .limit(limit);
  if (kind !== undefined) events = events.where('security_events.kind', '=', kind);
  if (account !== undefined)
    events = events.where('security_events.member_id', '=', (await findMember(context, account)).id);
  const rows = await events.execute();
  return rows.map((row) => [
    printTime(row.at),
    row.kind,
    row.account ?? '-',
    [row.made_by || '-', row.made_as && row.made_as !== row.made_by ? `(${row.made_as})` : ''].join(' ').trim(),
    row.network || '-',
    row.ended ?? row.detail,
  ]);
}
