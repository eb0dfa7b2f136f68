import * as v from 'valibot';
import { countRows } from '#gateway/actions/count-rows.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { codeOf } from '#gateway/actions/codes.ts';
import { whole, word } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import { eventHeads, findBrokenEvents, missingHeads } from '#gateway/context/security-chain.ts';
import { securityKinds } from '#gateway/context/security-events.ts';

const kindCodes = {
  login_failed: 'a wrong password, an unknown or a locked account',
  login_blocked: 'an account takes no password from a network for a while',
  address_limited: 'an address has used up its logins',
  renewal_copied: 'a renewal token was used twice: it was copied',
  passkey_copied: 'the counter of a passkey decreased: it was copied',
  passkey_added: 'by the member',
  passkey_removed: 'by the member',
  second_factor_changed: 'by the member',
  authenticator_added: 'by the member',
  authenticator_removed: 'by the member',
  second_step_blocked: 'codes of apps are refused for an hour: the password is known to a stranger',
  recovery_codes_made: 'by the member',
  recovery_code_used: 'it stood in for a passkey',
  key_changed: 'a start with another master secret or push key',
  operator_command: 'a command that writes, and how it ended',
  identity_linked: 'an account elsewhere signs the member in',
  identity_unlinked: 'it does so no more',
  password_changed: 'by the member',
  password_recovered: 'by the member, who had lost it',
  recovery_failed: 'a wrong answer or code for a lost password',
  recovery_blocked: 'an account takes no answer or code for a while',
  recovery_begun: 'a new password by the security question, which waits for a day',
  recovery_cancelled: 'the member has called it off',
  own_password_blocked: "too many wrong passwords in a member's own sessions",
  payment_password_failed: 'a wrong payment password, or a wrong code for a lost one',
  security_question_set: 'by the member',
  payment_password_set: 'by the member',
  payee_added: 'a key or account for withdrawals, by the member',
  mobile_set: 'by the member',
  account_opened: 'an account that an agent opened for somebody',
  team_member_frozen: 'play and deposits of a member, by an agent above them',
  team_member_unfrozen: 'by an agent above the member',
} as const satisfies Record<(typeof securityKinds)[number], string>;

const shown = 50;
const most = 1000;

const filters = v.object({
  kind: v.exactOptional(codeOf(kindCodes, `A kind is one of ${securityKinds.join(', ')}.`)),
  account: v.exactOptional(v.string()),
  limit: v.optional(whole(1, most, `--limit is a number from 1 to ${most}.`), String(shown)),
});

/** Reports for the investigation of an attack. */
export const securityActions = [
  defineAction({
    name: 'security events',
    reads: true,
    examples: ['security events --kind login_failed --account marina.costa --limit 200'],
    summary: `failed logins, blocks, copied tokens, changed keys and operators' commands, the latest first; ${shown} without --limit`,
    input: filters,
    run: listEvents,
  }),
  defineAction({
    name: 'security check',
    reads: true,
    examples: ['security check'],
    summary: 'whether every security event is unchanged and none is missing; and whether stored heads still match',
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
    // The end of a command is printed in the row of its beginning.
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
