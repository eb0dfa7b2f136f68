import type { SmsPurpose } from '#src/contract/identity/verification.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { secretDigest } from '../session/secret-digest.ts';
import { smsCountryOf } from './sms-countries.ts';

/** Numbers of one block differ in their last digits: who is paid for messages to a block asks for them one after the other. */
const blockOf = (mobile: string): string => mobile.slice(0, -4);
/** A wider range, such as one carrier's in one area, in which unused codes are counted. */
const rangeOf = (mobile: string): string => mobile.slice(0, -6);
/** The key that counts messages that are not sent, so that they take as long and use up no limit. */
const nobody = 'nobody';

/**
 * Counts a request for a code, whether the number has an account or not. Throws Refusal('rate_limited'). One network's limit
 * is below the number's, so that one stranger cannot block its owner.
 */
export async function countSms(gateway: Gateway, mobile: string, site: string): Promise<void> {
  const { limits } = gateway;
  // Limits are rows in PostgreSQL: they contain no number in clear.
  const number = secretDigest(gateway, [mobile]);
  await limits.consume('sms-address', site);
  await limits.consume('sms-number-site', `${number} ${site}`);
  await limits.consume('sms-number', number);
}

type Wanted = {
  /** Whether it would be sent at all; otherwise it uses up no limit. */
  readonly wanted: boolean;
  /** Whether the number is a member's. */
  readonly known: boolean;
  readonly purpose: SmsPurpose | 'payment' | 'notice';
};

/**
 * Whether a message may be sent to the number: within the hourly limits of its block, its country and all. Numbers that
 * have no account have a share of the whole, so that members can still log in and recover; their countries are those that the
 * operator lists, and a range of numbers with many unused codes is closed to them.
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

/** The share of the hour's messages that was sent, from 0 to 1. */
export async function shareOfHour({ limits, config }: Pick<Gateway, 'limits' | 'config'>): Promise<number> {
  return 1 - (await limits.remaining('sms-total', 'all')) / config.smsLimits['sms-total'];
}
