import type { Call, CallSchemas, WholeCall } from './call.ts';

/**
 * The schemas of every area, each in a file that comes with the first call of it. The worker imports none of this: a call's
 * description is all that it routes by.
 */
const files = {
  'favourite-ids': () => import('./favourite-ids.schema.ts'),
  support: () => import('./support.schema.ts'),
  countries: () => import('./countries.schema.ts'),
  'account-details': () => import('./account-details.schema.ts'),
  'account-overview': () => import('./account-overview.schema.ts'),
  announcements: () => import('./announcements.schema.ts'),
  changes: () => import('./changes.schema.ts'),
  chat: () => import('./chat.schema.ts'),
  contracts: () => import('./contracts.schema.ts'),
  favourites: () => import('./favourites.schema.ts'),
  feedback: () => import('./feedback.schema.ts'),
  'free-play': () => import('./free-play.schema.ts'),
  'game-index': () => import('./game-index.schema.ts'),
  'game-info': () => import('./game-info.schema.ts'),
  games: () => import('./games.schema.ts'),
  handover: () => import('./handover.schema.ts'),
  help: () => import('./help.schema.ts'),
  identities: () => import('./identities.schema.ts'),
  jackpots: () => import('./jackpots.schema.ts'),
  launch: () => import('./launch.schema.ts'),
  'live-models': () => import('./live-models.schema.ts'),
  lottery: () => import('./lottery.schema.ts'),
  mall: () => import('./mall.schema.ts'),
  matches: () => import('./matches.schema.ts'),
  member: () => import('./member.schema.ts'),
  messages: () => import('./messages.schema.ts'),
  news: () => import('./news.schema.ts'),
  passkeys: () => import('./passkeys.schema.ts'),
  password: () => import('./password.schema.ts'),
  pictures: () => import('./pictures.schema.ts'),
  promotions: () => import('./promotions.schema.ts'),
  push: () => import('./push.schema.ts'),
  records: () => import('./records.schema.ts'),
  'recent-games': () => import('./recent-games.schema.ts'),
  recovery: () => import('./recovery.schema.ts'),
  registration: () => import('./registration.schema.ts'),
  rewards: () => import('./rewards.schema.ts'),
  'second-factor': () => import('./second-factor.schema.ts'),
  security: () => import('./security.schema.ts'),
  session: () => import('./session.schema.ts'),
  sessions: () => import('./sessions.schema.ts'),
  social: () => import('./social.schema.ts'),
  system: () => import('./system.schema.ts'),
  tasks: () => import('./tasks.schema.ts'),
  terms: () => import('./terms.schema.ts'),
  trial: () => import('./trial.schema.ts'),
  verification: () => import('./verification.schema.ts'),
  winners: () => import('./winners.schema.ts'),
} satisfies Record<string, () => Promise<{ schemas: Record<string, CallSchemas> }>>;

/** The schemas by area and name, as types. */
export type Areas = { [Area in keyof typeof files]: Awaited<ReturnType<(typeof files)[Area]>>['schemas'] };

/** The schemas of a call, which may have them with it. Rejects where their code cannot be had. */
export async function loadSchemas(call: Call | WholeCall): Promise<CallSchemas> {
  if ('value' in call) return call;
  const load: (() => Promise<{ schemas: Record<string, CallSchemas> }>) | undefined =
    files[call.area as keyof typeof files];
  const found = (await load?.())?.schemas[call.name];
  if (!found) throw new Error(`${call.area}.schema.ts has no ${call.name}`);
  return found;
}
