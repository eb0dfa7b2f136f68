import { describe, expect, it } from 'vitest';
import { type Profile, profiles, rule, type RuleName, ruleNames } from './profiles.ts';

type Cells = Readonly<Record<Exclude<Profile, 'open'>, readonly [value: boolean | number, source: string]>>;

const careful = 'no source found: the careful answer';
const none = 'no rule found';

/** The law of each place as it was read in November 2026, by laymen. */
const law: Readonly<Record<RuleName, Cells>> = {
  registrationBonus: {
    br: [false, 'Lei 14.790/2023 art. 29 I; Portaria SPA/MF 1.231/2024 art. 42'],
    uk: [true, 'LCCP SR 5.1.1 (19 January 2026): wagering of ten times at most, one product'],
    mt: [true, none],
    on: [true, 'AGCO 2.05: not shown off the site'],
  },
  paidInvitations: {
    br: [true, 'as an affiliate: Portaria SPA/MF 1.231/2024'],
    uk: [true, 'LCCP SR 1.1.2: the operator is liable'],
    mt: [true, none],
    on: [false, 'AGCO 2.05, restricted: careful'],
  },
  rewardsAfterPlay: {
    br: [true, 'Portaria SPA/MF 1.231/2024 art. 42–43'],
    uk: [true, none],
    mt: [true, none],
    on: [true, none],
  },
  demoPlay: {
    br: [true, none],
    uk: [false, 'UKGC, 7 May 2019: age is verified before free-to-play games'],
    mt: [true, none],
    on: [true, none],
  },
  minimumAge: {
    br: [18, 'Lei 14.790/2023 art. 26'],
    uk: [18, 'Gambling Act 2005, section 45'],
    mt: [18, 'Gaming Player Protection Regulations'],
    on: [19, 'Gaming Control Act, 1992'],
  },
  cockfight: {
    br: [false, 'Lei 9.605/1998 art. 32'],
    uk: [false, 'as licensed: careful'],
    mt: [false, 'as licensed: careful'],
    on: [false, 'as licensed: careful'],
  },
  playersAgainstPlayers: {
    br: [false, 'Portaria SPA/MF 1.207/2024'],
    uk: [true, 'as licensed'],
    mt: [true, 'as licensed'],
    on: [true, 'as licensed'],
  },
  idleMinutes: {
    br: [30, 'Portaria SPA/MF 722/2024, 1.207/2024'],
    uk: [0, none],
    mt: [0, none],
    on: [0, none],
  },
  turbo: {
    br: [true, none],
    uk: [false, 'UKGC RTS 14'],
    mt: [true, none],
    on: [false, careful],
  },
  autoplay: {
    br: [true, 'Portaria SPA/MF 1.207/2024: regulated'],
    uk: [false, 'UKGC RTS 8A'],
    mt: [true, none],
    on: [false, 'AGCO: no autoplay'],
  },
  cancelWithdrawal: {
    br: [false, careful],
    uk: [false, 'UKGC RTS 14B'],
    mt: [true, none],
    on: [true, none],
  },
  depositTurnover: {
    br: [false, careful],
    uk: [false, 'CMA undertakings, 31 January 2018: a deposit is withdrawn at any time'],
    mt: [false, careful],
    on: [false, careful],
  },
  bankTransfer: {
    br: [true, 'Portaria SPA/MF 615/2024: TED, from the member’s own account'],
    uk: [true, none],
    mt: [false, 'no third party, and a transfer shows no more than a name: careful'],
    on: [false, 'no third party, and a transfer shows no more than a name: careful'],
  },
  vouchers: {
    br: [false, 'Portaria SPA/MF 615/2024: no cash-like means, in our reading'],
    uk: [true, none],
    mt: [true, none],
    on: [true, none],
  },
  depositBonus: {
    br: [false, 'Lei 14.790/2023 art. 29 I; Portaria SPA/MF 1.231/2024 art. 42: none before a bet'],
    uk: [true, 'LCCP SR 5.1.1 (19 January 2026)'],
    mt: [true, none],
    on: [true, 'AGCO 2.05: not shown off the site'],
  },
  bonusTurnover: {
    br: [0, 'no such bonus'],
    uk: [10, 'LCCP SR 5.1.1 (19 January 2026): wagering of ten times at most'],
    mt: [0, none],
    on: [0, none],
  },
  bonusManyProducts: {
    br: [false, 'no such bonus'],
    uk: [false, 'LCCP SR 5.1.1 (19 January 2026): one product'],
    mt: [true, none],
    on: [true, none],
  },
  payoutMinutes: {
    br: [120, 'Portaria SPA/MF 615/2024'],
    uk: [0, 'shown, none fixed'],
    mt: [0, none],
    on: [0, none],
  },
  roundMs: {
    br: [0, none],
    uk: [2500, 'UKGC RTS 14, 17 January 2025: 2.5 s for slots'],
    mt: [0, none],
    on: [2500, 'AGCO: 2.5 s for slots'],
  },
  limitRaiseHours: {
    br: [24, 'IN 31/2025'],
    uk: [24, 'UKGC RTS 12'],
    mt: [24, 'MGA player protection: after 24 h'],
    on: [24, 'AGCO 2.24'],
  },
  invitationPaid: {
    br: [true, 'Lei 14.790/2023: as an affiliate'],
    uk: [true, 'LCCP SR 1.1.2: the licensee is liable for affiliates'],
    mt: [true, none],
    on: [false, 'AGCO: restricted, so that the careful answer is no'],
  },
  agentsHandleAccounts: {
    br: [false, 'Portaria SPA/MF 615/2024, as we read it: money comes from the member’s own account'],
    uk: [false, careful],
    mt: [false, careful],
    on: [false, careful],
  },
  envelopeRain: {
    br: [
      false,
      'Lei 5.768/1971: no raffle unless licensed; Portaria SPA/MF 615/2024: no money from an agent, as we read it',
    ],
    uk: [false, 'the money comes from an agent: careful'],
    mt: [false, 'the money comes from an agent: careful'],
    on: [false, 'the money comes from an agent: careful'],
  },
  limitRaiseOnce: {
    br: [false, 'IN 31/2025'],
    uk: [false, 'UKGC RTS 12'],
    mt: [true, none],
    on: [true, none],
  },
};

const cells = ruleNames.flatMap((name) =>
  (['br', 'uk', 'mt', 'on'] as const).map((profile) => [profile, name, ...law[name][profile]] as const),
);

describe('the rules of the place', () => {
  it.each(cells)('%s: %s is %s (%s)', (profile, name, value) => {
    expect(rule(profile, name)).toBe(value);
  });

  it('open, for a demonstration, allows everything and demands nothing but an age that the law has anywhere', () => {
    const said = Object.fromEntries(ruleNames.map((name) => [name, rule('open', name)]));
    const { minimumAge, ...rest } = said;
    expect(minimumAge).toBe(16);
    expect(Object.values(rest).every((value) => value === true || value === 0)).toBe(true);
    expect(profiles[0]).toBe('open');
  });
});
