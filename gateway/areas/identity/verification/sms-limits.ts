import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** Numbers of one block differ in their last digits: who is paid for messages to a block asks for them one after the other. */
const blockDigits = 4;
const blockOf = (mobile: string): string => mobile.slice(0, -blockDigits);

/**
 * Counts that somebody asks for a code, whether the number has an account or not. Throws Refusal('rate_limited'). One network uses
 * up less of a number than the number has, so that a stranger alone keeps no code from its owner.
 */
export async function countSms({ limits }: Gateway, mobile: string, site: string): Promise<void> {
  await limits.consume('sms-address', site);
  await limits.consume('sms-number-site', `${mobile} ${site}`);
  await limits.consume('sms-number', mobile);
}

/**
 * Whether a message may go to the number: within what a block of numbers, and all together, may cost in an hour. Only those that
 * `wanted` says would go use it up; the others are counted apart, so that they take as long and use up nobody's.
 */
export async function mayGo({ limits, logger }: Gateway, mobile: string, wanted: boolean): Promise<boolean> {
  const [block, all] = wanted ? [blockOf(mobile), 'all'] : ['nobody', 'nobody'];
  try {
    await limits.consume('sms-block', block);
    await limits.consume('sms-total', all);
    return wanted;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (wanted) logger.warn({ event: 'sms_limit_reached' }, 'a message by SMS was withheld');
    return false;
  }
}
