import type { AgentKey } from '#src/contract/core/agent-keys.ts';
import {
  agentSecondStepFlag,
  agentsOnlyFlag,
  dividendFlag,
  chatFlag,
  firebaseSmsFlag,
  gameFiltersFlag,
  mailFlag,
  membersOnlyFlag,
  mobileCodeLoginFlag,
  socialFlags,
  socialLoginFlag,
  testModeFlag,
} from '#src/contract/core/flags.ts';
import { type ModuleId, moduleIds } from '#src/contract/core/module-ids.ts';
import type { Codes } from '#gateway/actions/fields.ts';

/** The modules of the platform. A module is a flag of its id. */
export const moduleCodes = {
  [moduleIds.common]: 'what belongs to no other module',
  [moduleIds.funds]: 'deposits and withdrawals',
  [moduleIds.agentAnnouncements]: 'announcements to agents',
  [moduleIds.memberTransfers]: 'transfers between members',
  [moduleIds.personal]: "a member's own profit and loss",
  [moduleIds.agent]: 'the agent area, and contracts',
  [moduleIds.agentTeam]: "an agent's team",
  [moduleIds.registration]: 'registration',
  [moduleIds.captcha]: 'captcha',
  [chatFlag]: 'the live chat; off unless it is on',
} as const satisfies Record<ModuleId, string>;

/** Entries of the agent's menu, with their pages and the calls of these. */
const agentEntries = {
  AGEPAG: 'agent menu: team overview',
  TRANSREC3: 'agent menu: transaction record',
  DOWNMAN: 'agent menu: team management',
  AGENTRANSMULTDOWN3: 'agent menu: red envelope rain',
  AGETEAMPNL3: 'agent menu: profit and loss of the team',
  TEAMBETTING3: 'agent menu: bets of the team',
  GAMSER: 'agent menu: rebate settings',
  AGEREBINC3: 'agent menu: rebate income of the team',
  SECPRIV: 'agent menu: security center',
  MAILCEN: 'agent menu: news and mail',
} as const satisfies Record<AgentKey, string>;

/** The flags that the app or the gateway knows. A merchant may have others. */
export const flagCodes: Codes = {
  ...moduleCodes,
  [mailFlag]: 'the inbox',
  [mobileCodeLoginFlag]: 'sign-in by mobile number and a code',
  [firebaseSmsFlag]: 'a push service sends and checks codes by SMS',
  [agentsOnlyFlag]: 'agents alone sign in',
  [membersOnlyFlag]: 'agents do not sign in',
  [agentSecondStepFlag]:
    'agents need a second step for their pages; where it was never set, on but for loopback origins',
  [socialLoginFlag]: 'sign-in by other accounts',
  [socialFlags.facebook]: 'by Facebook, beside socialLogin',
  [socialFlags.google]: 'by Google, beside socialLogin',
  [gameFiltersFlag]: "pickers of category and minimum bet in the game list's filter",
  [testModeFlag]: 'the site is for tests, and says so',
  downloadWindow: 'download button and popup at home',
  popupAutoplay: 'popups turn their pages by themselves',
  [dividendFlag]: 'agents have dividends',
  ...agentEntries,
};
