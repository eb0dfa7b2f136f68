import type { LoginPayload } from '#src/contract/identity/session.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { memberOfMobile } from '../verification/member-of-mobile.ts';
import { readPhoneProof, takePhoneProof } from '../verification/phone-proof.ts';
import { refuseWrongKind } from './refuse-wrong-kind.ts';
import { type Proved, readLoginMobile, refuseWithoutSmsLogin } from './sms-login.ts';

/**
 * The open account whose verified number a push service has sent a code to, by a login of type 'firebase' [S2-159]. Refuses as checkSmsLogin
 * does: a number without an account, a locked one and an invalid token have the same response.
 */
export async function checkFirebaseLogin(gateway: Gateway, payload: LoginPayload, ip: string): Promise<Proved> {
  await refuseWithoutSmsLogin(gateway);
  const { firebaseChannel, firebaseIdToken = '', firebaseMobileNo = '', countryDialingCode } = payload;
  if (firebaseChannel !== 'sms') throw new Refusal('invalid_request', { fields: ['firebaseChannel'] });
  const mobile = readLoginMobile('firebaseMobileNo', firebaseMobileNo, countryDialingCode);
  const proof = await provedOrNoted(gateway, ip, readPhoneProof(gateway, firebaseIdToken, mobile));
  const member = await memberOfMobile(gateway, mobile);
  if (!member) throw new Refusal('verification_code_error');
  await refuseWrongKind(gateway, member.type, payload.agentLogin === true);
  return { member, spend: (trx) => takePhoneProof(trx, proof) };
}

async function provedOrNoted<T>(gateway: Gateway, ip: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refusal)
      await recordSecurityEvent(gateway, {
        kind: 'login_failed',
        ip,
        detail: `token of the push service: ${error.code}`,
      });
    throw error;
  }
}
