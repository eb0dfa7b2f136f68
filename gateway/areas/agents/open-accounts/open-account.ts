import { randomUUID } from 'node:crypto';
import { checkShownField, shownFields } from '#src/contract/identity/register-rules.ts';
import { firstPasswordDays } from '#src/contract/agents/open-accounts.ts';
import type { AccountKind } from '#src/contract/agents/open-accounts.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Member } from '#gateway/context/member.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { joinTeam, TreeRefusal } from '#gateway/ledger/teams/team-tree.ts';
import { setByAgent, writeRates } from '#gateway/ledger/teams/write-rates.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { createMember } from '../../identity/registration/create-member.ts';
import { readRegistration } from '../../identity/registration/register-settings.ts';
import { refuseCommonPassword } from '../../identity/session/common-passwords.ts';
import { hashPassword } from '../../identity/session/password.ts';
import { secretDigest } from '../../identity/session/secret-digest.ts';
import type { Rates } from '../rates.ts';
import { checkTerms } from './terms.ts';

type Asked = {
  readonly username: string;
  readonly password: string;
  readonly kind: AccountKind;
  readonly rates: Partial<Rates>;
  readonly key: string;
  readonly ip: string;
};

const day = 86_400_000;

/**
 * Opens an account directly below an agent, in one transaction with its place in the team, its rates from the next day on and the end of its first password
 * (epoch ms). Refuses with `invalid_request` and the fields that break a rule of the registration form, `password_too_common`, `username_taken` and, as
 * checkTerms does, `limit_reached`.
 */
export async function openAccount(gateway: Gateway, agent: Member, asked: Asked) {
  const { username, password, kind, rates, key, ip } = asked;
  const { merchant, settings } = await readRegistration(gateway);
  const typed: Readonly<Record<string, string>> = { username, password };
  const wrong = shownFields(settings, 'username')
    .filter((field) => field.name in typed && checkShownField(field, typed[field.name]).length > 0)
    .map(({ name }) => name);
  if (wrong.length > 0) throw new Refusal('invalid_request', { fields: wrong });
  await refuseCommonPassword(gateway, { field: 'password', password, words: [username] });
  const passwordHash = await hashPassword(gateway, password);
  const id = randomUUID();
  const days = { merchant: merchant.code, timeZone: merchant.settings.timeZone };
  const body = secretDigest(gateway, { username, password, kind, rates });
  const opened = await runOnce(gateway, { scope: `${agent.id}:open-account`, key, body }, async (trx) => {
    const now = gateway.clock();
    await checkTerms(trx, { agentId: agent.id, merchant: merchant.code }, rates, now);
    await createMember(gateway, trx, {
      ...{ id, account: username, passwordHash, paymentHash: '', affiliateCode: '', mobile: '', isVerified: false },
      ...{ isAgent: kind === 'agent', merchant, now, payload: { username, registerMethod: 'H5', type: 0 } },
    });
    await placeBelow(() => joinTeam(trx, { memberId: id, agentId: agent.id, ...days }, now));
    const passwordUntil = now + firstPasswordDays * day;
    const first = { member_id: id, agent_id: agent.id, expires_at: passwordUntil };
    await trx.insertInto('first_passwords').values(first).execute();
    const today = await openDay(trx, merchant.code, now);
    if (kind === 'agent' && today !== undefined)
      await writeRates(trx, { agentId: id, rates, by: setByAgent(agent.id), from: dayAfter(today) }, now);
    return { id, account: username, kind, passwordUntil };
  });
  if (opened.id === id)
    await recordSecurityEvent(gateway, {
      ...{ kind: 'account_opened', memberId: id, madeBy: agent.account, ip },
      detail: `${kind}, by an agent`,
    });
  return { account: opened.account, kind: opened.kind, passwordUntil: opened.passwordUntil };
}

/** An operator may have moved the agent down since the levels were counted. */
async function placeBelow(place: () => Promise<void>): Promise<void> {
  try {
    await place();
  } catch (error) {
    throw error instanceof TreeRefusal ? new Refusal('limit_reached', { fields: ['levels'] }) : error;
  }
}
