import { isIPv6 } from 'node:net';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Config } from '../process/config.ts';
import { Refusal } from '../process/refusal.ts';
import { firstGroups } from '../process/network-of.ts';

/**
 * A rate limit: `points` in `seconds`, then blocked for `block` seconds. `owned`: it counts an account or a
 * number, so that `rateLimitFactor` does not widen it. `setting`: the settings have its points.
 */
type Limit = {
  readonly points: number;
  readonly seconds: number;
  readonly block?: number;
  readonly owned?: boolean;
  readonly setting?: keyof Config['smsLimits'];
};

/** The limits by name. Keys are an address, a session, a member, or an account and a network. */
export const limits = {
  /** every read of one address that is not answered from the cache; counted by each process */
  read: { points: 6000, seconds: 60 },
  /** every write of one address */
  write: { points: 300, seconds: 60 },
  /** encrypted bodies of one address, each of which is remembered for two days */
  'encrypted-body': { points: 60, seconds: 60 },
  /** logins of one address, right or wrong */
  'login-address': { points: 40, seconds: 300 },
  /** logins of one IPv6 site (/48), whose owner writes from 65,536 networks */
  'login-site': { points: 120, seconds: 300 },
  /** wrong passwords of one account name from one network: strangers elsewhere cannot lock it */
  'login-account': { points: 10, seconds: 900, block: 900, owned: true },
  /** passwords that one session types to prove itself, until one is right */
  'own-password': { points: 10, seconds: 900, block: 900, owned: true },
  /** the wrong ones of these of one member, over all sessions, whose number hand-overs do not limit */
  'own-password-member': { points: 30, seconds: 3600, owned: true },
  /** emails with a code that one network requests, and of these for one account name */
  'mail-address': { points: 20, seconds: 3600 },
  'mail-account-site': { points: 5, seconds: 3600, owned: true },
  /** new passwords for forgotten ones that one address sends */
  'recovery-address': { points: 60, seconds: 3600 },
  /** codes and answers that one network tries for a forgotten password of one account name */
  'recovery-try': { points: 6, seconds: 900, block: 900, owned: true },
  /** answers to the security question of one account name, from everywhere: only this method is closed then */
  'recovery-question': { points: 5, seconds: 86_400, owned: true },
  /** payment passwords that one member types, until one is right */
  'payment-password': { points: 5, seconds: 900, block: 900, owned: true },
  /** codes for a lost payment password that one member asks for */
  'payment-code': { points: 5, seconds: 3600, owned: true },
  /** second steps of one account from one network */
  'second-step': { points: 10, seconds: 900, block: 900, owned: true },
  /** proofs after a right password of one member, from everywhere, until one is right: beyond these, codes of apps are refused */
  'second-step-member': { points: 30, seconds: 3600, owned: true },
  /** first codes of a new app that one member types */
  authenticator: { points: 10, seconds: 900, block: 900, owned: true },
  /** passkey challenges of one address */
  'passkey-address': { points: 60, seconds: 300 },
  /** writes of one member whose answers are stored under an idempotency key */
  'stored-answer': { points: 300, seconds: 3600 },
  /** renewals of one session, and of one address without a session */
  renew: { points: 60, seconds: 60 },
  /** readings of one address's speed test */
  'speed-test': { points: 120, seconds: 60 },
  /** captchas and launches of one address */
  captcha: { points: 30, seconds: 60 },
  launch: { points: 30, seconds: 60 },
  /** registrations of one address, names and invitation codes that one address asks about */
  register: { points: 30, seconds: 3600 },
  'check-username': { points: 60, seconds: 60 },
  affiliate: { points: 30, seconds: 60 },
  /** demo sessions and trial accounts that one address opens */
  'play-seat': { points: 60, seconds: 3600 },
  trial: { points: 10, seconds: 3600 },
  /** handover codes made for one member, and codes that one address asks about or signs in with */
  handover: { points: 10, seconds: 60 },
  'handover-address': { points: 40, seconds: 300 },
  /** sign-ins at a provider that one address begins or ends */
  social: { points: 60, seconds: 300 },
  /** proof-of-work challenges of one address */
  challenge: { points: 60, seconds: 60 },
  /** codes by SMS that one network asks for, and of these for one number */
  'sms-address': { points: 20, seconds: 3600 },
  'sms-number-site': { points: 5, seconds: 3600, owned: true },
  /** codes of one number, messages to one block of numbers, and all of them; the settings say how many */
  'sms-number': { points: 10, seconds: 3600, setting: 'sms-number' },
  'sms-block': { points: 50, seconds: 3600, setting: 'sms-block' },
  'sms-total': { points: 1000, seconds: 3600, setting: 'sms-total' },
  /** messages to numbers without an account, half of all; to one country other than the site's own; unused codes of one range of numbers */
  'sms-new': { points: 500, seconds: 3600, setting: 'sms-new' },
  'sms-country': { points: 100, seconds: 3600, setting: 'sms-country' },
  'sms-unused': { points: 40, seconds: 3600, setting: 'sms-unused' },
  /** wrong codes of one number from one network */
  'sms-try': { points: 6, seconds: 900, owned: true },
  /** deposits that one member begins, each of which asks the bank */
  deposit: { points: 20, seconds: 3600, owned: true },
  /** codes of vouchers that one member types, and one address, right ones apart */
  voucher: { points: 10, seconds: 3600, owned: true },
  'voucher-address': { points: 30, seconds: 3600 },
  /** withdrawals that one member asks for, and keys and accounts that they add */
  withdraw: { points: 20, seconds: 3600, owned: true },
  payee: { points: 20, seconds: 3600, owned: true },
  /** streams of deposits and withdrawals that one session begins */
  'payments-stream': { points: 60, seconds: 60 },
  /** transfers between wallets that one member asks for, those that all is brought home by, questions to vendors about balances and about rounds; streams of one session */
  'wallet-transfer': { points: 60, seconds: 3600, owned: true },
  'wallet-home': { points: 120, seconds: 3600, owned: true },
  'wallet-refresh': { points: 30, seconds: 60, owned: true },
  'round-outcome': { points: 60, seconds: 60, owned: true },
  'wallets-stream': { points: 60, seconds: 60 },
  /** changes of rates, new accounts and new links of one agent */
  'team-rates': { points: 120, seconds: 3600, owned: true },
  'open-account': { points: 30, seconds: 3600, owned: true },
  'invitation-link': { points: 30, seconds: 86_400, owned: true },
  /** webhooks of one address */
  webhook: { points: 600, seconds: 60 },
  /** feedback of one member, and pictures that one member uploads, each of which takes a processor and room in the database */
  feedback: { points: 10, seconds: 86_400 },
  picture: { points: 40, seconds: 86_400 },
  /** messages that one member writes in the chat, and streams of it that one session begins */
  chat: { points: 60, seconds: 60 },
  'chat-stream': { points: 60, seconds: 60 },
} as const satisfies Record<string, Limit>;
/** An IPv6 visitor owns a whole /64 and can write from any address in it: they count as one. */
const keyOf = (key: string): string => (isIPv6(key) ? networkOf(key) : key.slice(0, 200));

/** `2001:db8::1` → `2001:db8:0:0` */
export const networkOf = (address: string): string => firstGroups(address, 4);

type LimitName = keyof typeof limits;
type Settings = Pick<Config, 'rateLimitFactor' | 'smsLimits'>;

function pointsOf(name: LimitName, { rateLimitFactor, smsLimits }: Settings): number {
  const { points, owned = false, setting }: Limit = limits[name];
  if (setting) return smsLimits[setting];
  return points * (owned ? 1 : rateLimitFactor);
}

type Needs = {
  readonly db: Kysely<Tables>;
  readonly dialect: 'sqlite' | 'postgres';
  readonly config: Settings;
};

export type RateLimits = {
  /** Counts one and returns the number left; throws Refusal('rate_limited', { retryAfter }) when the limit is reached. */
  consume: (name: LimitName, key: string, points?: number) => Promise<number>;
  /** The remaining points, without counting; 0 when the limit is reached. */
  remaining: (name: LimitName, key: string) => Promise<number>;
  /** Returns a point that was counted by mistake. */
  giveBack: (name: LimitName, key: string) => Promise<void>;
  /** Starts a key with the points that another one has used already. */
  inherit: (name: LimitName, from: string, to: string) => Promise<void>;
  /** Resets a key, such as an account's wrong passwords after a right one. */
  reset: (name: LimitName, key: string) => Promise<void>;
};

/**
 * Counts in memory with the embedded database (one process), in the table `rate_limits` with PostgreSQL, where
 * several processes serve one site. Reads are counted in memory everywhere: a row for each would cost more than the read.
 */
export function createRateLimits({ db, dialect, config }: Needs): RateLimits {
  const storeClient = {
    query: async ({ text, values = [] }: { text: string; values?: unknown[] }) => {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
  const make = (name: LimitName) => {
    const { seconds, block = 0 }: Limit = limits[name];
    const options = {
      keyPrefix: name,
      points: pointsOf(name, config),
      duration: seconds,
      blockDuration: block,
    };
    return dialect === 'sqlite' || name === 'read'
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          ...options,
          storeClient,
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: name === 'write',
        });
  };
  const limiters = new Map((Object.keys(limits) as LimitName[]).map((name) => [name, make(name)]));
  const limiter = (name: LimitName) => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no limit named ${name}`);
    return found;
  };
  const remaining: RateLimits['remaining'] = async (name, key) =>
    Math.max(0, (await limiter(name).get(keyOf(key)))?.remainingPoints ?? pointsOf(name, config));
  return {
    consume: async (name, key, points = 1) => {
      try {
        return (await limiter(name).consume(keyOf(key), points)).remainingPoints;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new Refusal('rate_limited', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
      }
    },
    remaining,
    giveBack: async (name, key) => {
      const counted = (await limiter(name).get(keyOf(key)))?.consumedPoints ?? 0;
      if (counted > 0) await limiter(name).reward(keyOf(key));
    },
    inherit: async (name, from, to) => {
      const used = pointsOf(name, config) - (await remaining(name, from));
      if (used > 0) await limiter(name).penalty(keyOf(to), used);
    },
    reset: async (name, key) => {
      await limiter(name).delete(keyOf(key));
    },
  };
}
