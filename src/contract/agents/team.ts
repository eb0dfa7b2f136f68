import type { Call } from '#src/contract/core/call.ts';
import { moduleIds } from '#src/contract/core/module-ids.ts';

const own = {
  area: 'team',
  access: 'member',
  module: moduleIds.agentTeam,
  may: 'agentArea',
  cache: 'private',
  ours: true,
} as const;

/** Members and rounds on a page. */
export const teamOnPage = 20;
/** The longest private note of an agent, in characters. */
export const longestNote = 140;

export const teamSorts = ['name', 'joined', 'turnover', 'deposit', 'result', 'presence'] as const;
export type TeamSort = (typeof teamSorts)[number];

/** Figures of the agent's team by day and by category, beside those of as many days before [S2-219]. */
export const teamFigures = {
  ...own,
  name: 'teamFigures',
  entries: ['AGEPAG', 'AGETEAMPNL3'],
  method: 'GET',
  path: '/wps/agent/teamFigures',
} as const satisfies Call;

/** A page of the members below the agent, or below one of them [S2-220]. */
export const downline = {
  ...own,
  name: 'downline',
  entries: ['DOWNMAN', 'AGETEAMPNL3'],
  method: 'GET',
  path: '/wps/agent/downline',
} as const satisfies Call;

export const teamMember = {
  ...own,
  name: 'teamMember',
  entries: ['DOWNMAN'],
  method: 'GET',
  path: '/wps/agent/teamMember',
} as const satisfies Call;

export const teamBets = {
  ...own,
  name: 'teamBets',
  entries: ['TEAMBETTING3'],
  method: 'GET',
  path: '/wps/agent/teamBets',
  follows: ['games', 'vendors'],
} as const satisfies Call;

/** What a team's transactions are of; rounds are in `teamBets`. */
export const teamRecordGroups = ['deposits', 'withdrawals', 'bonuses', 'other'] as const;

/** What was booked to the wallets of the team, other than play [S2-076]. */
export const teamRecord = {
  ...own,
  name: 'teamRecord',
  entries: ['TRANSREC3'],
  method: 'GET',
  path: '/wps/agent/teamRecord',
} as const satisfies Call;

/** Replaces the agent's private note about a member; an empty text removes it. */
export const setTeamNote = {
  ...own,
  name: 'setTeamNote',
  entries: ['DOWNMAN'],
  method: 'POST',
  path: '/wps/agent/teamMember/note',
  idempotent: true,
} as const satisfies Call;

/** Causes of a freeze. */
export const freezeCauses = ['suspicion', 'request', 'other'] as const;

const freezing = {
  ...own,
  method: 'POST',
  entries: ['DOWNMAN'],
  rule: 'agentsHandleAccounts',
  idempotent: true,
} as const;

/** Stops the play and the deposits of a member, and ends their sessions; they go on to sign in and to withdraw. */
export const freezeTeamMember = {
  ...freezing,
  name: 'freezeTeamMember',
  path: '/wps/agent/teamMember/freeze',
} as const satisfies Call;

export const unfreezeTeamMember = {
  ...freezing,
  name: 'unfreezeTeamMember',
  path: '/wps/agent/teamMember/unfreeze',
} as const satisfies Call;
