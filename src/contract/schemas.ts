import type { Call, CallSchemas, WholeCall } from '#src/contract/core/call.ts';

/**
 * The schemas of every area, each in a file that is loaded with the first call of the area. The worker imports none of this: it
 * routes by the call's description alone.
 */
const files = {
  'favourite-ids': () => import('#src/contract/lobby/favourite-ids.schema.ts'),
  support: () => import('#src/contract/site/support.schema.ts'),
  countries: () => import('#src/contract/site/countries.schema.ts'),
  'account-details': () => import('#src/contract/account/account-details.schema.ts'),
  'account-overview': () => import('#src/contract/account/account-overview.schema.ts'),
  'agent-contracts': () => import('#src/contract/agents/agent-contracts.schema.ts'),
  announcements: () => import('#src/contract/lobby/announcements.schema.ts'),
  changes: () => import('#src/contract/site/changes.schema.ts'),
  chat: () => import('#src/contract/chat/chat.schema.ts'),
  envelopes: () => import('#src/contract/agents/envelopes.schema.ts'),
  contracts: () => import('#src/contract/site/contracts.schema.ts'),
  favourites: () => import('#src/contract/lobby/favourites.schema.ts'),
  feedback: () => import('#src/contract/account/feedback.schema.ts'),
  'free-play': () => import('#src/contract/vendors/free-play.schema.ts'),
  'game-index': () => import('#src/contract/lobby/game-index.schema.ts'),
  'game-info': () => import('#src/contract/lobby/game-info.schema.ts'),
  games: () => import('#src/contract/lobby/games.schema.ts'),
  handover: () => import('#src/contract/identity/handover.schema.ts'),
  help: () => import('#src/contract/site/help.schema.ts'),
  identities: () => import('#src/contract/identity/identities.schema.ts'),
  invitations: () => import('#src/contract/invitations/invitations.schema.ts'),
  jackpots: () => import('#src/contract/jackpots/jackpots.schema.ts'),
  launch: () => import('#src/contract/vendors/launch.schema.ts'),
  'live-models': () => import('#src/contract/lobby/live-models.schema.ts'),
  lottery: () => import('#src/contract/lottery/lottery.schema.ts'),
  deposits: () => import('#src/contract/payments/deposits.schema.ts'),
  transfers: () => import('#src/contract/payments/transfers.schema.ts'),
  bonuses: () => import('#src/contract/payments/bonuses.schema.ts'),
  vouchers: () => import('#src/contract/payments/vouchers.schema.ts'),
  payees: () => import('#src/contract/payments/payees.schema.ts'),
  wallets: () => import('#src/contract/wallets/wallets.schema.ts'),
  withdrawals: () => import('#src/contract/payments/withdrawals.schema.ts'),
  mall: () => import('#src/contract/mall/mall.schema.ts'),
  matches: () => import('#src/contract/lobby/matches.schema.ts'),
  member: () => import('#src/contract/account/member.schema.ts'),
  messages: () => import('#src/contract/notify/messages.schema.ts'),
  news: () => import('#src/contract/lobby/news.schema.ts'),
  authenticators: () => import('#src/contract/identity/authenticators.schema.ts'),
  passkeys: () => import('#src/contract/identity/passkeys.schema.ts'),
  password: () => import('#src/contract/identity/password.schema.ts'),
  pictures: () => import('#src/contract/pictures/pictures.schema.ts'),
  promotions: () => import('#src/contract/promotions/promotions.schema.ts'),
  push: () => import('#src/contract/notify/push.schema.ts'),
  'open-accounts': () => import('#src/contract/agents/open-accounts.schema.ts'),
  rebates: () => import('#src/contract/agents/rebates.schema.ts'),
  records: () => import('#src/contract/records/records.schema.ts'),
  'recent-games': () => import('#src/contract/lobby/recent-games.schema.ts'),
  recovery: () => import('#src/contract/identity/recovery.schema.ts'),
  registration: () => import('#src/contract/identity/registration.schema.ts'),
  rewards: () => import('#src/contract/promotions/rewards.schema.ts'),
  'second-factor': () => import('#src/contract/identity/second-factor.schema.ts'),
  security: () => import('#src/contract/identity/security.schema.ts'),
  session: () => import('#src/contract/identity/session.schema.ts'),
  sessions: () => import('#src/contract/identity/sessions.schema.ts'),
  social: () => import('#src/contract/identity/social.schema.ts'),
  system: () => import('#src/contract/site/system.schema.ts'),
  tasks: () => import('#src/contract/lobby/tasks.schema.ts'),
  'team-kpi': () => import('#src/contract/agents/team-kpi.schema.ts'),
  team: () => import('#src/contract/agents/team.schema.ts'),
  terms: () => import('#src/contract/site/terms.schema.ts'),
  trial: () => import('#src/contract/identity/trial.schema.ts'),
  verification: () => import('#src/contract/identity/verification.schema.ts'),
  winners: () => import('#src/contract/vendors/winners.schema.ts'),
} satisfies Record<string, () => Promise<{ schemas: Record<string, CallSchemas> }>>;

/** The schemas by area and name, as types. */
export type Areas = { [Area in keyof typeof files]: Awaited<ReturnType<(typeof files)[Area]>>['schemas'] };

/** The schemas of a call, possibly its own. Rejects if their code cannot be loaded. */
export async function loadSchemas(call: Call | WholeCall): Promise<CallSchemas> {
  if ('value' in call) return call;
  const load: (() => Promise<{ schemas: Record<string, CallSchemas> }>) | undefined =
    files[call.area as keyof typeof files];
  const found = (await load?.())?.schemas[call.name];
  if (!found) throw new Error(`${call.area}.schema.ts has no ${call.name}`);
  return found;
}
