import { areas } from '../areas.ts';
import type { Action } from '../actions/define-action.ts';

/** The first words of commands, each with what they are about, in the order of the help. */
export const groups: Readonly<Record<string, string>> = {
  status: 'the state of the site; maintenance and region',
  waiting: 'pending items',
  report: 'turnover, wins and costs by day, vendor, game or member',
  flags: "the merchant's flags",
  modules: 'modules of the platform, open or closed',
  template: 'the template of the member centre',
  menu: 'entries of side menu and member centre',
  programmes: 'missions and the referral programme',
  profile: 'the jurisdiction of the site',
  footer: 'company, licence and help at the end of every page',
  settings: 'brand, age limit, lottery mode, paths',
  link: 'links to shops, messengers and downloads',
  service: 'the customer-service menu',
  task: 'the task page and its goals',
  worker: 'the kill switch of the service worker',
  announcement: 'notices, popups and news',
  banner: 'pictures at the top of pages, and the videos of Hot News',
  promotions: 'promotions, and the rewards that members ask for',
  terms: 'the legal texts',
  vip: 'the VIP levels',
  vendor: 'game vendors, open or closed',
  game: 'games: find, make hot, withdraw',
  live: 'hosts of live tables',
  match: 'hot matches',
  lottery: 'lotteries and their draws',
  jackpot: 'jackpots and their drops',
  deposit: 'deposits, and the payments that the bank reports',
  transfer: 'deposits by bank transfer, the decisions about them, and the account',
  voucher: 'batches of vouchers; offers of bonuses on deposits, and the bonuses that members have',
  bonus: 'batches of vouchers; offers of bonuses on deposits, and the bonuses that members have',
  contest: 'deposits that are contested at the bank, and what members owe for them',
  pix: 'acts at the demonstration bank, as on its page',
  wallet: 'transfers between wallets, those that hang, and vendors with wallets of their own',
  withdraw: 'withdrawals, the decisions about them, and their rules',
  mall: 'the point mall and its orders',
  'vendor-key': 'vendors’ signing keys',
  mail: 'sent emails and SMS',
  sms: 'sent emails and SMS',
  member: 'members and their money',
  limit: 'limits of members: deposits, stakes and losses',
  sessions: 'ending sessions after a copy was restored',
  register: 'the registration form',
  affiliate: 'invitation codes of agents, and their teams, rates and days',
  invitations: 'members invited by members, and commission for them',
  commission: 'members invited by members, and commission for them',
  contract: 'contracts of agents: offers, what holds, and what is paid',
  feedback: 'feedback of members',
  chat: 'the live chat',
  messages: "messages in members' inboxes",
  winners: 'the latest wins',
  verify: 'checks of the whole database, or of the ledger',
  ledger: 'checks of the whole database, or of the ledger',
  commitments: 'the log of commitments of draws and jackpots',
  secrets: 'the master secret',
  security: 'security events',
  backup: 'a copy of the embedded database',
  push: "notifications on members' devices",
};
const order = Object.keys(groups);

const placeOf = ({ name }: Action) => {
  const place = order.indexOf(name.split(' ')[0] ?? '');
  return place === -1 ? order.length : place;
};

/** Every action that is typed, in the order of the help. */
export const commands: readonly Action[] = areas
  .flatMap(({ actions }) => actions)
  .toSorted((one, other) => placeOf(one) - placeOf(other));
