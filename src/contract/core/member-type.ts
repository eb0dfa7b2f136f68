const only =
  (...types: readonly number[]) =>
  (type: number): boolean =>
    types.includes(type);
const not =
  (...types: readonly number[]) =>
  (type: number): boolean =>
    !types.includes(type);

/**
 * Permissions of a signed-in user by member type: the one table that gateway and app read. 0, 1 and 2 are real members, 4 is the
 * free-trial guest, 40 an account without a member, and every other type an agent; 1 and 2 are agents as well as members
 * [S2-113]. A merchant's flags and a member's labels restrict them further.
 */
export const may = {
  signIn: not(40),
  /** Every game [S1-298]. */
  play: only(0, 1, 2),
  /** The games that are open to free play [S1-010]. */
  freePlay: only(0, 1, 2, 4),
  /** [S1-015] */
  deposit: only(0, 1, 2),
  withdraw: not(4, 40),
  /** [S1-012] */
  mail: not(4, 40),
  /** [S1-014, S1-016] */
  unreadMail: only(0, 1, 2),
  /** Not with the label `nochat` either [S1-019]. */
  chat: not(4, 40),
  /** Has a password and other credentials to change. */
  security: not(4, 40),
  favourites: not(40),
  feedback: not(40),
  /** [S1-008] */
  tasks: only(0, 1, 2),
  /** A guest is asked to register instead [S1-331]. */
  memberCentre: not(4, 40),
  /** [S1-017, S1-018] */
  agentArea: not(0, 4, 40),
  /** Takes part in promotions, which pay money. */
  promotions: only(0, 1, 2),
  /** Makes rains of red envelopes, or takes part in them. */
  envelopes: not(4, 40),
  /** Is led to the referral programme; an agent opens accounts in the agent area instead [S1-334]. */
  referral: only(0, 4),
  /** Invites friends; a guest is asked to register instead. */
  invite: only(0),
  /** Is asked about contract requests [S2-147]. */
  contractPrompts: not(4, 40, 41, 42),
} as const;
export type Ability = keyof typeof may;

/** The type of an agent whom another agent brings. */
export const agentType = 3;

/** Type 4 is the free-trial guest. */
export const isTrialGuest = (type: number): boolean => type === 4;
