import type { Call, CallDocs } from '#src/contract/core/call.ts';
import type { Areas } from './schemas.ts';
import { docs as accountDetails } from '#src/contract/account/account-details.docs.ts';
import { docs as accountOverview } from '#src/contract/account/account-overview.docs.ts';
import { docs as feedback } from '#src/contract/account/feedback.docs.ts';
import { docs as member } from '#src/contract/account/member.docs.ts';
import { docs as pictures } from '#src/contract/pictures/pictures.docs.ts';
import { docs as chat } from '#src/contract/chat/chat.docs.ts';
import { docs as authenticators } from '#src/contract/identity/authenticators.docs.ts';
import { docs as handover } from '#src/contract/identity/handover.docs.ts';
import { docs as identities } from '#src/contract/identity/identities.docs.ts';
import { docs as passkeys } from '#src/contract/identity/passkeys.docs.ts';
import { docs as password } from '#src/contract/identity/password.docs.ts';
import { docs as recovery } from '#src/contract/identity/recovery.docs.ts';
import { docs as registration } from '#src/contract/identity/registration.docs.ts';
import { docs as secondFactor } from '#src/contract/identity/second-factor.docs.ts';
import { docs as security } from '#src/contract/identity/security.docs.ts';
import { docs as session } from '#src/contract/identity/session.docs.ts';
import { docs as sessions } from '#src/contract/identity/sessions.docs.ts';
import { docs as social } from '#src/contract/identity/social.docs.ts';
import { docs as trial } from '#src/contract/identity/trial.docs.ts';
import { docs as verification } from '#src/contract/identity/verification.docs.ts';
import { docs as invitations } from '#src/contract/invitations/invitations.docs.ts';
import { docs as jackpots } from '#src/contract/jackpots/jackpots.docs.ts';
import { docs as announcements } from '#src/contract/lobby/announcements.docs.ts';
import { docs as favouriteIds } from '#src/contract/lobby/favourite-ids.docs.ts';
import { docs as envelopes } from '#src/contract/agents/envelopes.docs.ts';
import { docs as favourites } from '#src/contract/lobby/favourites.docs.ts';
import { docs as gameIndex } from '#src/contract/lobby/game-index.docs.ts';
import { docs as gameInfo } from '#src/contract/lobby/game-info.docs.ts';
import { docs as games } from '#src/contract/lobby/games.docs.ts';
import { docs as liveModels } from '#src/contract/lobby/live-models.docs.ts';
import { docs as matches } from '#src/contract/lobby/matches.docs.ts';
import { docs as news } from '#src/contract/lobby/news.docs.ts';
import { docs as recentGames } from '#src/contract/lobby/recent-games.docs.ts';
import { docs as tasks } from '#src/contract/lobby/tasks.docs.ts';
import { docs as lottery } from '#src/contract/lottery/lottery.docs.ts';
import { docs as mall } from '#src/contract/mall/mall.docs.ts';
import { docs as messages } from '#src/contract/notify/messages.docs.ts';
import { docs as push } from '#src/contract/notify/push.docs.ts';
import { docs as deposits } from '#src/contract/payments/deposits.docs.ts';
import { docs as transfers } from '#src/contract/payments/transfers.docs.ts';
import { docs as bonuses } from '#src/contract/payments/bonuses.docs.ts';
import { docs as vouchers } from '#src/contract/payments/vouchers.docs.ts';
import { docs as payees } from '#src/contract/payments/payees.docs.ts';
import { docs as wallets } from '#src/contract/wallets/wallets.docs.ts';
import { docs as withdrawals } from '#src/contract/payments/withdrawals.docs.ts';
import { docs as promotions } from '#src/contract/promotions/promotions.docs.ts';
import { docs as rewards } from '#src/contract/promotions/rewards.docs.ts';
import { docs as openAccounts } from '#src/contract/agents/open-accounts.docs.ts';
import { docs as rebates } from '#src/contract/agents/rebates.docs.ts';
import { docs as records } from '#src/contract/records/records.docs.ts';
import { docs as changes } from '#src/contract/site/changes.docs.ts';
import { docs as commitments } from '#src/contract/site/commitments.docs.ts';
import { docs as agentContracts } from '#src/contract/agents/agent-contracts.docs.ts';
import { docs as contracts } from '#src/contract/site/contracts.docs.ts';
import { docs as countries } from '#src/contract/site/countries.docs.ts';
import { docs as help } from '#src/contract/site/help.docs.ts';
import { docs as journalLog } from '#src/contract/site/journal-log.docs.ts';
import { docs as support } from '#src/contract/site/support.docs.ts';
import { docs as system } from '#src/contract/site/system.docs.ts';
import { docs as teamKpi } from '#src/contract/agents/team-kpi.docs.ts';
import { docs as team } from '#src/contract/agents/team.docs.ts';
import { docs as terms } from '#src/contract/site/terms.docs.ts';
import { docs as freePlay } from '#src/contract/vendors/free-play.docs.ts';
import { docs as launch } from '#src/contract/vendors/launch.docs.ts';
import { docs as winners } from '#src/contract/vendors/winners.docs.ts';

type DocsByArea = { readonly [Area in keyof Areas]: { readonly [Name in keyof Areas[Area]]: CallDocs } };

/** The texts of every call, by area and name. The app and the worker import none of them. */
const docsByArea: DocsByArea & { readonly commitments: typeof commitments; readonly journalLog: typeof journalLog } = {
  'account-details': accountDetails,
  'account-overview': accountOverview,
  feedback,
  member,
  pictures,
  chat,
  authenticators,
  handover,
  identities,
  passkeys,
  password,
  recovery,
  registration,
  'second-factor': secondFactor,
  security,
  session,
  sessions,
  social,
  trial,
  verification,
  invitations,
  jackpots,
  announcements,
  'favourite-ids': favouriteIds,
  favourites,
  'game-index': gameIndex,
  'game-info': gameInfo,
  games,
  'live-models': liveModels,
  matches,
  news,
  'recent-games': recentGames,
  tasks,
  'team-kpi': teamKpi,
  team,
  lottery,
  mall,
  messages,
  push,
  deposits,
  transfers,
  vouchers,
  bonuses,
  payees,
  wallets,
  withdrawals,
  promotions,
  rewards,
  'open-accounts': openAccounts,
  rebates,
  records,
  changes,
  commitments,
  journalLog,
  contracts,
  'agent-contracts': agentContracts,
  envelopes,
  countries,
  help,
  support,
  system,
  terms,
  'free-play': freePlay,
  launch,
  winners,
};

/** The texts of a call in the API document. Throws where NAME.docs.ts has none. */
export function docsOf({ area, name }: Call): CallDocs {
  const ofArea: Readonly<Record<string, CallDocs>> | undefined = docsByArea[area as keyof typeof docsByArea];
  const docs = ofArea?.[name];
  if (!docs) throw new Error(`${area}.docs.ts has no ${name}`);
  return docs;
}
