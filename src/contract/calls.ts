import * as accountDetails from '#src/contract/account/account-details.ts';
import * as agentContracts from '#src/contract/agents/agent-contracts.ts';
import * as accountOverview from '#src/contract/account/account-overview.ts';
import * as announcements from '#src/contract/lobby/announcements.ts';
import type { Call } from '#src/contract/core/call.ts';
import * as changes from '#src/contract/site/changes.ts';
import * as chat from '#src/contract/chat/chat.ts';
import * as commitments from '#src/contract/site/commitments.ts';
import * as journalLog from '#src/contract/site/journal-log.ts';
import * as contracts from '#src/contract/site/contracts.ts';
import * as envelopes from '#src/contract/agents/envelopes.ts';
import * as favourites from '#src/contract/lobby/favourites.ts';
import * as feedback from '#src/contract/account/feedback.ts';
import * as gameIndex from '#src/contract/lobby/game-index.ts';
import * as gameInfo from '#src/contract/lobby/game-info.ts';
import * as freePlay from '#src/contract/vendors/free-play.ts';
import * as games from '#src/contract/lobby/games.ts';
import * as handover from '#src/contract/identity/handover.ts';
import * as help from '#src/contract/site/help.ts';
import * as identities from '#src/contract/identity/identities.ts';
import * as invitations from '#src/contract/invitations/invitations.ts';
import * as jackpots from '#src/contract/jackpots/jackpots.ts';
import * as launch from '#src/contract/vendors/launch.ts';
import * as liveModels from '#src/contract/lobby/live-models.ts';
import * as lottery from '#src/contract/lottery/lottery.ts';
import * as mall from '#src/contract/mall/mall.ts';
import * as matches from '#src/contract/lobby/matches.ts';
import * as member from '#src/contract/account/member.ts';
import * as messages from '#src/contract/notify/messages.ts';
import * as password from '#src/contract/identity/password.ts';
import * as recentGames from '#src/contract/lobby/recent-games.ts';
import * as news from '#src/contract/lobby/news.ts';
import * as deposits from '#src/contract/payments/deposits.ts';
import * as bonuses from '#src/contract/payments/bonuses.ts';
import * as transfers from '#src/contract/payments/transfers.ts';
import * as vouchers from '#src/contract/payments/vouchers.ts';
import * as payees from '#src/contract/payments/payees.ts';
import * as withdrawals from '#src/contract/payments/withdrawals.ts';
import * as countries from '#src/contract/site/countries.ts';
import * as support from '#src/contract/site/support.ts';
import * as favouriteIds from '#src/contract/lobby/favourite-ids.ts';
import * as recovery from '#src/contract/identity/recovery.ts';
import * as security from '#src/contract/identity/security.ts';
import * as pictures from '#src/contract/pictures/pictures.ts';
import * as authenticators from '#src/contract/identity/authenticators.ts';
import * as passkeys from '#src/contract/identity/passkeys.ts';
import * as promotions from '#src/contract/promotions/promotions.ts';
import * as push from '#src/contract/notify/push.ts';
import * as openAccounts from '#src/contract/agents/open-accounts.ts';
import * as rebates from '#src/contract/agents/rebates.ts';
import * as records from '#src/contract/records/records.ts';
import * as rewards from '#src/contract/promotions/rewards.ts';
import * as registration from '#src/contract/identity/registration.ts';
import * as secondFactor from '#src/contract/identity/second-factor.ts';
import * as session from '#src/contract/identity/session.ts';
import * as sessions from '#src/contract/identity/sessions.ts';
import * as social from '#src/contract/identity/social.ts';
import * as system from '#src/contract/site/system.ts';
import * as tasks from '#src/contract/lobby/tasks.ts';
import * as terms from '#src/contract/site/terms.ts';
import * as verification from '#src/contract/identity/verification.ts';
import * as teamKpi from '#src/contract/agents/team-kpi.ts';
import * as team from '#src/contract/agents/team.ts';
import * as trial from '#src/contract/identity/trial.ts';
import * as wallets from '#src/contract/wallets/wallets.ts';
import * as winners from '#src/contract/vendors/winners.ts';

const areas = [
  favouriteIds,
  support,
  countries,
  system,
  changes,
  help,
  terms,
  games,
  gameInfo,
  gameIndex,
  recentGames,
  favourites,
  winners,
  announcements,
  news,
  promotions,
  rewards,
  session,
  handover,
  member,
  records,
  password,
  recovery,
  security,
  launch,
  liveModels,
  matches,
  lottery,
  jackpots,
  mall,
  deposits,
  transfers,
  vouchers,
  bonuses,
  payees,
  withdrawals,
  wallets,
  commitments,
  journalLog,
  invitations,
  envelopes,
  contracts,
  rebates,
  openAccounts,
  agentContracts,
  social,
  identities,
  freePlay,
  trial,
  push,
  registration,
  verification,
  feedback,
  messages,
  chat,
  pictures,
  accountDetails,
  accountOverview,
  sessions,
  passkeys,
  authenticators,
  secondFactor,
  tasks,
  teamKpi,
  team,
];
const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value;

/** Every call that these areas declare, without its schemas. */
export const calls: readonly Call[] = areas.flatMap((area) => (Object.values(area) as unknown[]).filter(isCall));
