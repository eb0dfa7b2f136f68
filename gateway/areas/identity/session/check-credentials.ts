import type { LoginPayload } from '#src/contract/identity/session.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { cancelWait } from '../recovery/recovery-waits.ts';
import { answerCaptcha } from './captcha.ts';
import { addFailure, countFailures, forgetFailures } from './login-failures.ts';
import { countTry, forgetTries, recordFailedLogin } from './login-guard.ts';
import { verifyPassword } from './password.ts';
import { isCrowded } from './password-queue.ts';
import { refuseWrongKind } from './refuse-wrong-kind.ts';
import { renewHash } from './renew-hash.ts';
import { replaceHash } from './store-password.ts';

/** Failures of one address, under any names, after which it needs a captcha for every login. */
const addressFailures = 10;

/** Every refusal that asks for a captcha the next time says so [S2-111]. */
const withCaptcha = { captcha: true } as const;

/**
 * The member of a username (in any case) and password. Refuses with `login_failed` for an unknown name, a
 * wrong password and a locked account, after the same work; with `captcha_required` or
 * `verification_code_error` once a login of the name has failed or many wait; with `rate_limited`; and, when the password is right,
 * as refuseWrongKind does.
 */
export async function checkCredentials(
  gateway: Gateway,
  payload: LoginPayload,
  ip: string,
): Promise<Tables['members']> {
  const account = foldText(payload.username);
  const solved = await checkCaptcha(gateway, payload, account, ip);
  const left = await countTry(gateway, { account, ip });

  const member = await findMember(gateway, account);
  const right =
    (await verifyPassword(gateway, member?.password_hash ?? null, payload.password)) &&
    !(await hasExpired(gateway, member));
  // Concurrent guesses all pass the check above; only the first failure among them may differ from a success.
  if (!member || !right || member.status !== 'open') {
    const [failures] = await Promise.all([addFailure(gateway, { account }), addFailure(gateway, { address: ip })]);
    const detail = whyNot(member, right);
    await recordFailedLogin(gateway, { ip, memberId: member?.id, detail, left });
    throw new Refusal(solved || failures === 1 ? 'login_failed' : 'captcha_required', withCaptcha);
  }
  if (!solved && (await countFailures(gateway, { account })) > 0) throw new Refusal('captcha_required', withCaptcha);
  await Promise.all([forgetFailures(gateway, { account }), forgetTries(gateway, { account, ip })]);

  await refuseWrongKind(gateway, member.type, payload.agentLogin === true);
  const { id, password_hash: stored } = member;
  const replace = (hash: string) => replaceHash(gateway, { id, before: stored, hash });
  await renewHash(gateway, { stored, password: payload.password, replace });
  // A password that is known is not lost.
  await cancelWait(gateway, { memberId: member.id, ip, detail: 'by a login with the password' });
  return member;
}

/** Whether a required captcha was solved. One that is sent without need must be right as well. */
async function checkCaptcha(
  gateway: Gateway,
  { captcha, captchaId }: LoginPayload,
  account: string,
  ip: string,
): Promise<boolean> {
  if (captcha && captchaId) {
    if (!(await answerCaptcha(gateway, captchaId, captcha))) throw new Refusal('verification_code_error', withCaptcha);
    return true;
  }
  const [ofAccount, ofAddress] = await Promise.all([
    countFailures(gateway, { account }),
    countFailures(gateway, { address: ip }),
  ]);
  const needed = ofAccount > 0 || ofAddress >= addressFailures * gateway.config.rateLimitFactor || isCrowded();
  if (needed) throw new Refusal('captcha_required', withCaptcha);
  return false;
}

/** Whether the password is a first one of an agent that was not changed in time. */
async function hasExpired({ db, clock }: Gateway, member: Tables['members'] | undefined): Promise<boolean> {
  if (!member) return false;
  const first = db.selectFrom('first_passwords').select('expires_at').where('member_id', '=', member.id);
  const found = await first.executeTakeFirst();
  return found !== undefined && found.expires_at <= clock();
}

/** For the operator only: the response is the same. */
function whyNot(member: Tables['members'] | undefined, right: boolean): string {
  if (!member) return 'unknown account';
  return right ? 'account is locked' : 'wrong password';
}

function findMember({ db, config }: Gateway, account: string): Promise<Tables['members'] | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('merchant_code', '=', config.merchant)
    .where('account_folded', '=', account)
    .executeTakeFirst();
}
