import * as accountDetails from './account-details.ts';
import * as accountOverview from './account-overview.ts';
import * as announcements from './announcements.ts';
import type { Call } from './call.ts';
import * as changes from './changes.ts';
import * as chat from './chat.ts';
import * as contracts from './contracts.ts';
import * as favourites from './favourites.ts';
import * as feedback from './feedback.ts';
import * as gameIndex from './game-index.ts';
import * as gameInfo from './game-info.ts';
import * as freePlay from './free-play.ts';
import * as games from './games.ts';
import * as handover from './handover.ts';
import * as help from './help.ts';
import * as identities from './identities.ts';
import * as jackpots from './jackpots.ts';
import * as launch from './launch.ts';
import * as liveModels from './live-models.ts';
import * as lottery from './lottery.ts';
import * as mall from './mall.ts';
import * as matches from './matches.ts';
import * as member from './member.ts';
import * as messages from './messages.ts';
import * as password from './password.ts';
import * as recentGames from './recent-games.ts';
import * as news from './news.ts';
import * as countries from './countries.ts';
import * as support from './support.ts';
import * as favouriteIds from './favourite-ids.ts';
import * as recovery from './recovery.ts';
import * as security from './security.ts';
import * as pictures from './pictures.ts';
import * as passkeys from './passkeys.ts';
import * as promotions from './promotions.ts';
import * as push from './push.ts';
import * as records from './records.ts';
import * as rewards from './rewards.ts';
import * as registration from './registration.ts';
import * as secondFactor from './second-factor.ts';
import * as session from './session.ts';
import * as sessions from './sessions.ts';
import * as social from './social.ts';
import * as system from './system.ts';
import * as tasks from './tasks.ts';
import * as terms from './terms.ts';
import * as verification from './verification.ts';
import * as trial from './trial.ts';
import * as winners from './winners.ts';

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
  contracts,
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
  secondFactor,
  tasks,
];
const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value;

/** Every call that these areas declare, without its schemas. */
export const calls: readonly Call[] = areas.flatMap((area) => (Object.values(area) as unknown[]).filter(isCall));
