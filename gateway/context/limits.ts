import type { Config } from '../process/config.ts';

/**
 * A rate limit: `points` in `seconds`, then blocked for `block` seconds. `owned`: it counts an account or a
 * number, so that `rateLimitFactor` does not widen it. `setting`: the settings have its points.
 */
export type Limit = {
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
  /** rains that one agent makes, and envelopes that one member asks for */
  rain: { points: 20, seconds: 3600, owned: true },
  envelope: { points: 120, seconds: 3600, owned: true },
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
