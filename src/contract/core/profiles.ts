/**
 * The places that a site can be licensed in. `open` has everything on: a demonstration, licensed nowhere. `br` Brazil, `uk` Great
 * Britain, `mt` Malta, `on` Ontario.
 */
export const profiles = ['open', 'br', 'uk', 'mt', 'on'] as const;
export type Profile = (typeof profiles)[number];

type Rule = Readonly<Record<Profile, boolean | number>>;

/**
 * The rules of each jurisdiction. Where no source was found, the cell has the cautious value; profiles.test.ts names the source of
 * each. A site that goes live needs counsel.
 */
const rules = {
  /** A bonus for a registration, before any bet. Ours is wagered ten times at most (withdraw-rules.ts). */
  registrationBonus: { open: true, br: false, uk: true, mt: true, on: true },
  /** Commission in money for members who were invited. */
  paidInvitations: { open: true, br: true, uk: true, mt: true, on: false },
  /** Points, missions and rewards for play. */
  rewardsAfterPlay: { open: true, br: true, uk: true, mt: true, on: true },
  /** Play money, and with it the free trial, for visitors of unknown age. */
  demoPlay: { open: true, br: true, uk: false, mt: true, on: true },
  /** Years; a merchant may demand more. */
  minimumAge: { open: 16, br: 18, uk: 18, mt: 18, on: 19 },
  /** Fights of animals. */
  cockfight: { open: true, br: false, uk: false, mt: false, on: false },
  /** Games of players against each other. */
  playersAgainstPlayers: { open: true, br: false, uk: true, mt: true, on: true },
  /** A session without use ends after this many minutes; 0: by the usual time alone. */
  idleMinutes: { open: 0, br: 30, uk: 0, mt: 0, on: 0 },
  /** Turbo, and stopping the reels by a tap. */
  turbo: { open: true, br: true, uk: false, mt: true, on: false },
  autoplay: { open: true, br: true, uk: false, mt: true, on: false },
  /** Taking a withdrawal back, in order to play on. */
  cancelWithdrawal: { open: true, br: false, uk: false, mt: true, on: true },
  /** A deposit may have to be played before it is withdrawn. */
  depositTurnover: { open: true, br: false, uk: false, mt: false, on: false },
  /** A deposit by bank transfer, whose payer an operator compares with the member by their CPF. */
  bankTransfer: { open: true, br: true, uk: true, mt: false, on: false },
  /** A deposit by voucher, whose payer nobody knows. */
  vouchers: { open: true, br: false, uk: true, mt: true, on: true },
  /** A bonus on a deposit, which is paid once it was staked so often as its offer says. */
  depositBonus: { open: true, br: false, uk: true, mt: true, on: true },
  /** How often such a bonus may have to be staked; 0: as the offer says. */
  bonusTurnover: { open: 0, br: 0, uk: 10, mt: 0, on: 0 },
  /** Its stakes may be made in several categories of games; else in one. */
  bonusManyProducts: { open: true, br: false, uk: false, mt: true, on: true },
  /** A payout is promised within this many minutes at most; 0: the operator says. */
  payoutMinutes: { open: 0, br: 120, uk: 0, mt: 0, on: 0 },
  /** A round of a slot takes at least this long, in milliseconds. */
  roundMs: { open: 0, br: 0, uk: 2500, mt: 0, on: 2500 },
  /** A higher limit of a member, or none, waits for this many hours. */
  limitRaiseHours: { open: 0, br: 24, uk: 24, mt: 24, on: 24 },
  /** An agent is paid for what members of their team play. */
  invitationPaid: { open: true, br: true, uk: true, mt: true, on: false },
  /** Agents open accounts for others, and move money to members. */
  agentsHandleAccounts: { open: true, br: false, uk: false, mt: false, on: false },
  /** Rains of red envelopes: an agent pays, members of the team take without a stake. */
  envelopeRain: { open: true, br: false, uk: false, mt: false, on: false },
  /** Asking for it once is enough; else it is asked for again after the wait. */
  limitRaiseOnce: { open: true, br: false, uk: false, mt: true, on: true },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
export const ruleNames = Object.keys(rules) as RuleName[];

type Widened<T> = T extends boolean ? boolean : number;

/** The value of a rule in a jurisdiction. */
export const rule = <N extends RuleName>(profile: Profile, name: N): Widened<(typeof rules)[N][Profile]> =>
  rules[name][profile] as Widened<(typeof rules)[N][Profile]>;

/** A rule that says whether something is there. */
export type SwitchRule = { [N in RuleName]: (typeof rules)[N]['open'] extends boolean ? N : never }[RuleName];
