import type { SmsPurpose } from '#src/contract/identity/verification.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { secretDigest } from '../session/secret-digest.ts';
import { smsCountryOf } from './sms-countries.ts';

/** Numbers of one block differ in their last digits: who is paid for messages to a block asks for them one after the other. */
const blockOf = (mobile: string): string => mobile.slice(0, -4);
/** A wider range, such as one network's in one area: in it codes are counted that nobody has used. */
const rangeOf = (mobile: string): string => mobile.slice(0, -6);
/** What counts messages that do not go, so that they take as long and use up nobody's. */
const nobody = 'nobody';

/**
 * Counts that somebody asks for a code, whether the number has an account or not. Throws Refusal('rate_limited'). One network uses
 * up less of a number than the number has, so that a stranger alone keeps no code from its owner.
 */
export async function countSms(gateway: Gateway, mobile: string, site: string): Promise<void> {
  const { limits } = gateway;
  // Rows of limits are stored beside PostgreSQL: a number stands in none of them.
  const number = secretDigest(gateway, [mobile]);
  await limits.consume('sms-address', site);
  await limits.consume('sms-number-site', `${number} ${site}`);
  await limits.consume('sms-number', number);
}

type Wanted = {
  /** Whether it would go at all; nothing is used up by what would not. */
  readonly wanted: boolean;
  /** Whether the number is a member's. */
  readonly known: boolean;
  readonly purpose: SmsPurpose | 'payment' | 'notice';
};

/**
 * Whether a message may go to the number: within what its block, its country and everybody together may cost in an hour. Numbers that
 * are nobody's yet have a share of the whole, so that members can still log in and recover; their countries are those that the
 * operator names, and a range of numbers whose codes nobody uses is closed to them.
 */
export async function mayGo(gateway: Gateway, mobile: string, { wanted, known, purpose }: Wanted): Promise<boolean> {
  const { limits, logger } = gateway;
  const country = await smsCountryOf(gateway, mobile);
  const isNew = !known || purpose === 'register';
  const goes = wanted && (known || country.open);
  const count = async (name: Parameters<typeof limits.consume>[0], key: string, counts = true) => {
    const counted = goes && counts;
    await limits.consume(name, counted ? key : nobody).catch((error: unknown) => {
      if (counted || !(error instanceof Refusal)) throw error;
    });
  };
  try {
    await count('sms-unused', rangeOf(mobile), isNew);
    await count('sms-new', 'all', isNew);
    await count('sms-country', country.code, !country.own);
    await count('sms-block', blockOf(mobile));
    await count('sms-total', 'all');
    return goes;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    logger.warn({ event: 'sms_limit_reached', country: country.code, purpose }, 'a message by SMS was withheld');
    return false;
  }
}

/** A code of a registration was used: its range of numbers has people in it. */
export const recordUsed = ({ limits }: Gateway, mobile: string): Promise<void> =>
  limits.giveBack('sms-unused', rangeOf(mobile));

/** How much of the hour's messages is gone, from 0 to 1. */
export async function shareOfHour({ limits, config }: Pick<Gateway, 'limits' | 'config'>): Promise<number> {
  return 1 - (await limits.remaining('sms-total', 'all')) / config.smsLimits['sms-total'];
}
