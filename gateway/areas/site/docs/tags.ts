/** The tags of the API document: a group of calls, and the contract's areas in it. */
export const callTags = [
  {
    name: 'Site',
    description: 'Status and settings of the site, help, terms, countries, support',
    areas: ['system', 'changes', 'help', 'terms', 'countries', 'support', 'commitments', 'journalLog'],
  },
  {
    name: 'Session',
    description: 'Login, renewal, free trial, sessions and their handover',
    areas: ['session', 'second-factor', 'social', 'handover', 'sessions', 'trial'],
  },
  {
    name: 'Registration',
    description: 'The registration form, invitation codes, codes by SMS and proofs of work',
    areas: ['registration', 'verification'],
  },
  {
    name: 'Security',
    description: 'Passwords and their recovery, passkeys, the second step, linked social accounts',
    areas: ['password', 'recovery', 'security', 'passkeys', 'authenticators', 'identities'],
  },
  {
    name: 'Account',
    description: 'The member: balance, details, pictures, feedback, records',
    areas: ['member', 'account-details', 'account-overview', 'pictures', 'feedback', 'records'],
  },
  {
    name: 'Lobby',
    description: 'Games, vendors, favourites, announcements, live hosts, matches, tasks, winners',
    areas: [
      ...['games', 'game-info', 'game-index', 'recent-games', 'favourites', 'favourite-ids', 'winners'],
      ...['announcements', 'news', 'live-models', 'matches', 'tasks'],
    ],
  },
  { name: 'Launch', description: 'Opening a game, with money or play money', areas: ['launch', 'free-play'] },
  { name: 'Lottery', description: 'Lotteries, their draws, and the jackpots', areas: ['lottery', 'jackpots'] },
  {
    name: 'Money',
    description: 'Deposits, withdrawals, own keys and accounts, wallets',
    areas: ['deposits', 'transfers', 'vouchers', 'bonuses', 'payees', 'withdrawals', 'wallets'],
  },
  {
    name: 'Rewards',
    description: 'Promotions, received rewards, the point mall, invitations, contracts of agents',
    areas: ['promotions', 'rewards', 'mall', 'invitations', 'contracts', 'agent-contracts'],
  },
  {
    name: 'Agents',
    description: 'Teams of agents: counters, figures, rebates and rates, new accounts, rains of red envelopes',
    areas: ['team', 'team-kpi', 'rebates', 'open-accounts', 'envelopes'],
  },
  { name: 'Messages', description: 'Inbox, push messages, the live chat', areas: ['messages', 'push', 'chat'] },
] as const satisfies readonly { name: string; description: string; areas: readonly string[] }[];

/** The tag of an area. Throws for an area without one. */
export function tagOf(area: string): string {
  const tag = callTags.find(({ areas }) => areas.some((name) => name === area));
  if (!tag) throw new Error(`no tag has the area ${area}`);
  return tag.name;
}

/** The tag of the callbacks. */
export const vendorTag = { name: 'Vendor', description: 'Callbacks that game vendors make, signed with a key of theirs' };
