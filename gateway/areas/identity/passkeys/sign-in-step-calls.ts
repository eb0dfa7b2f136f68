import { passkeyLogin, passkeyRequest, secondStep, secondStepRequest } from '#src/contract/identity/second-factor.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { App, AppContext } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { siteOf } from '#gateway/context/network.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { nameDevice, readDevice } from '../session/passkey-cookie.ts';
import { route } from '#gateway/http/route.ts';
import { refuseForeignOrigin } from '#gateway/http/same-origin.ts';
import { signInMember } from '../session/sign-in-member.ts';
import { askForAssertion, checkAssertion } from './assertions.ts';
import { passkeysOf } from './passkey-rows.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { relyingPartyOf } from './relying-party.ts';
import { countProof, finishSecondStep, readTicket } from './second-step.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { countStep, forgiveStep, warnOfWrongSteps } from './wrong-steps.ts';
import { countLogin } from '../session/login-guard.ts';

/** Signing in by a passkey, in place of a password or after it. */
export function addSignInStepRoutes(app: App, gateway: Gateway): void {
  const { db, clock, limits } = gateway;
  const partyOf = (c: AppContext) => relyingPartyOf(gateway, c.req.header('Origin'));

  route(app, gateway, passkeyRequest, async ({ ip, c }) => {
    refuseForeignOrigin(c, gateway);
    await limits.consume('passkey-address', ip);
    const party = partyOf(c);
    return askForAssertion(gateway, { purpose: 'log-in', of: nameDevice(c, gateway), party, alone: true });
  });

  route(app, gateway, passkeyLogin, async ({ body, ip, c }) => {
    refuseForeignOrigin(c, gateway);
    await countLogin(gateway, ip);
    const asked = {
      purpose: 'log-in',
      of: readDevice(c, gateway) ?? '',
      party: partyOf(c),
      alone: true,
    } as const;
    const member = await recordRefusal({ ip }, async () => {
      const { member_id } = await checkAssertion(gateway, body.response, asked);
      return findOpenMember(gateway, member_id);
    });
    return signInMember(c, gateway, member, { attempt: body.attempt, ip, by: 'passkey', strong: true });
  });

  route(app, gateway, secondStepRequest, async ({ body, ip, c }) => {
    refuseForeignOrigin(c, gateway);
    await limits.consume('passkey-address', ip);
    const { member } = await readTicket(gateway, body.ticket);
    const asked = { purpose: 'second-step', of: body.ticket, party: partyOf(c), alone: false } as const;
    return askForAssertion(gateway, asked, await passkeysOf(db, member.id));
  });

  route(app, gateway, secondStep, async ({ body, ip, c }) => {
    refuseForeignOrigin(c, gateway);
    const { ticket, response, code, authenticatorCode, attempt } = body;
    const { member, done } = await readTicket(gateway, ticket);
    if ([response, code, authenticatorCode].filter((proof) => proof !== undefined).length !== 1)
      throw new Refusal('invalid_request', { fields: ['code'] });
    const finished = { ticket, memberId: member.id, code, authenticatorCode, now: clock() };
    const by = `password and ${response ? 'passkey' : code === undefined ? 'app' : 'recovery code'}`;
    const enter = () =>
      signInMember(c, gateway, member, {
        attempt,
        ip,
        by,
        strong: true,
        spend: (trx) => finishSecondStep({ ...gateway, db: trx }, finished),
      });
    // A retry after a lost response gets the session that it has opened.
    if (done) return enter();
    await limits.consume('second-step', `${member.id} ${siteOf(ip)}`);
    await countProof(gateway, ticket);
    const left = await countStep(gateway, member.id, authenticatorCode !== undefined);
    const value = await recordRefusal({ ip, memberId: member.id, left }, async () => {
      if (response) await checkOwnPasskey(c, { response, ticket, memberId: member.id });
      return enter();
    });
    await limits.reset('second-step', `${member.id} ${siteOf(ip)}`);
    await forgiveStep(gateway, member.id);
    if (code !== undefined) {
      const detail = `${await countRecoveryCodes(db, member.id)} left`;
      await recordSecurityEvent(gateway, { kind: 'recovery_code_used', memberId: member.id, ip, detail });
    }
    return value;
  });

  type Proof = { response: Parameters<typeof checkAssertion>[1]; ticket: string; memberId: string };
  async function checkOwnPasskey(c: AppContext, { response, ticket, memberId }: Proof): Promise<void> {
    const asked = { purpose: 'second-step', of: ticket, party: partyOf(c), alone: false } as const;
    const { member_id } = await checkAssertion(gateway, response, asked);
    if (member_id !== memberId) throw new Refusal('proof_refused');
  }

  type Proving = { ip: string; memberId?: string; left?: number };
  async function recordRefusal<T>({ ip, memberId, left }: Proving, prove: () => Promise<T>): Promise<T> {
    try {
      return await prove();
    } catch (error) {
      if (error instanceof Refusal && error.code === 'proof_refused') {
        await recordSecurityEvent(gateway, { kind: 'login_failed', memberId, ip, detail: 'passkey or code refused' });
        if (memberId !== undefined && left !== undefined) await warnOfWrongSteps(gateway, { memberId, left, ip });
      }
      throw error;
    }
  }
}

/** The owner of a passkey; one who is locked is refused like an unknown one. */
async function findOpenMember({ db, config }: Gateway, id: string): Promise<Tables['members']> {
  const member = await db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('merchant_code', '=', config.merchant)
    .executeTakeFirst();
  if (!member || !may.signIn(member.type)) throw new Refusal('proof_refused');
  return member;
}
