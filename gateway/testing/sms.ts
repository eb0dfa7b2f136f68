import { answerOfKey, type ChallengeAnswer, type ChallengePurpose } from '#src/contract/identity/verification.ts';
import type { WorkChallenge } from '#src/contract/identity/verification.schema.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Gateway } from '../context/gateway.ts';
import type { Config } from '../process/config.ts';
import { createHumanChallenge } from '../areas/identity/verification/human-challenge.ts';
import { latestMessages, readMessageText } from '../areas/notify/outbox/outbox-messages.ts';
import { smsStatus } from '../areas/notify/sms/sms-outbox.ts';

/** Limits of messages that are never reached, except those that a test sets. */
export const wideSmsLimits = (set: Partial<Config['smsLimits']>): Config['smsLimits'] => ({
  'sms-number': 1e6,
  'sms-block': 1e6,
  'sms-country': 1e6,
  'sms-unused': 1e6,
  'sms-new': 1e6,
  'sms-total': 1e6,
  ...set,
});

/** Does a work as a browser does. */
export async function solveProofOfWork({ challengeId, ...parameters }: WorkChallenge): Promise<ChallengeAnswer> {
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey });
  if (!solution) throw new Error('the work was not done');
  return { challengeId, challengeAnswer: answerOfKey(solution.derivedKey) };
}

/** The challenge fields of a payload, for a work that is cheaper than a visitor's. */
export const doHumanWork = async (gateway: Gateway, purpose: ChallengePurpose = 'sms'): Promise<ChallengeAnswer> =>
  solveProofOfWork(await createHumanChallenge(gateway, purpose, [1, 3]));

/** The text of the latest message to a number in E.164 without the plus sign; null when there is none. */
export async function smsTo(gateway: Gateway, mobile: string): Promise<{ text: string | null; status: string } | null> {
  const messages = await latestMessages(gateway, 'sms', gateway.config.merchant, 1000);
  const message = messages.find((one) => one.recipient === mobile);
  return message ? { text: readMessageText(gateway, message), status: smsStatus(message) } : null;
}

/** The code in the latest message to a number. */
export async function codeSentTo(gateway: Gateway, mobile: string): Promise<string> {
  const code = /#(\d{6})$/.exec((await smsTo(gateway, mobile))?.text ?? '')?.[1];
  if (!code) throw new Error(`no code was sent to ${mobile}`);
  return code;
}
