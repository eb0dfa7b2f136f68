import { plainCode } from '#src/contract/core/typed-text.ts';
import { mobileCodeLoginFlag } from '#src/contract/core/flags.ts';
import type { LoginPayload } from '#src/contract/identity/session.schema.ts';
import { smsCodeRule } from '#src/contract/identity/verification.ts';
import { DialingCode, MobileText } from '#src/contract/identity/verification.schema.ts';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { hasFlag } from '#gateway/areas/site/merchant.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { memberOfMobile } from '../verification/member-of-mobile.ts';
import { readMobile } from '../verification/mobile-number.ts';
import { takeSmsCode, trySmsCode } from '../verification/sms-codes.ts';
import { refuseWrongKind } from './refuse-wrong-kind.ts';

/** The authenticated member. */
export type Proved = {
  readonly member: Tables['members'];
  /** Uses the code up in the transaction that opens the session; throws Refusal('verification_code_error') when another one has. */
  readonly spend: (trx: Transaction<Tables>) => Promise<void>;
};

/**
 * The open account whose verified number has been sent the code of a login of type 'sms' [S2-002]. Refuses with
 * `verification_code_error` for a number without an account, a locked one and a wrong code, after the same work; with
 * `invalid_request` for an invalid number or code; with `no_permission` where the merchant has no such login; and, where the
 * code is right, as refuseWrongKind does.
 */
export async function checkSmsLogin(gateway: Gateway, payload: LoginPayload, ip: string): Promise<Proved> {
  await refuseWithoutSmsLogin(gateway);
  const { mobile, code } = readPayload(payload);
  const numbered = { purpose: 'login', mobile, code } as const;
  // The account is looked up only after that: the time of a wrong code must not disclose whether there is one.
  await provedOrNoted(gateway, { ...numbered, ip });
  const member = await memberOfMobile(gateway, mobile);
  if (!member) throw new Refusal('verification_code_error');
  await refuseWrongKind(gateway, member.type, payload.agentLogin === true);
  return { member, spend: (trx) => takeSmsCode(gateway, trx, numbered) };
}

/** Throws Refusal('no_permission') where the merchant offers no login by mobile number. */
export async function refuseWithoutSmsLogin(gateway: Gateway): Promise<void> {
  if (!(await hasFlag(gateway, mobileCodeLoginFlag))) throw new Refusal('no_permission');
}

/** The number of a login, in E.164 without the plus sign; refuses what is none with `invalid_request` at the `field` that has it. */
export function readLoginMobile(field: string, typed: string, countryDialingCode: string | undefined): string {
  const dialing = v.safeParse(DialingCode, countryDialingCode);
  if (!dialing.success) throw new Refusal('invalid_request', { fields: ['countryDialingCode'] });
  const mobile = v.is(MobileText, typed) ? readMobile(typed, dialing.output) : null;
  if (mobile === null) throw new Refusal('invalid_request', { fields: [field] });
  return mobile;
}

function readPayload({ username, password, countryDialingCode }: LoginPayload) {
  const mobile = readLoginMobile('username', username, countryDialingCode);
  const code = plainCode(password);
  if (!smsCodeRule.test(code)) throw new Refusal('invalid_request', { fields: ['password'] });
  return { mobile, code };
}

async function provedOrNoted(gateway: Gateway, tried: Parameters<typeof trySmsCode>[1]): Promise<void> {
  try {
    await trySmsCode(gateway, tried);
  } catch (error) {
    if (error instanceof Refusal)
      await recordSecurityEvent(gateway, { kind: 'login_failed', ip: tried.ip, detail: `SMS code: ${error.code}` });
    throw error;
  }
}
