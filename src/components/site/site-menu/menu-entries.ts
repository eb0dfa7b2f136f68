import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import BadgePercent from 'lucide-react/icons/badge-percent';
import ChartLine from 'lucide-react/icons/chart-line';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Crown from 'lucide-react/icons/crown';
import Gift from 'lucide-react/icons/gift';
import Handshake from 'lucide-react/icons/handshake';
import Goal from 'lucide-react/icons/goal';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Smartphone from 'lucide-react/icons/smartphone';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import Target from 'lucide-react/icons/target';
import Trophy from 'lucide-react/icons/trophy';
import Wallet from 'lucide-react/icons/wallet';
import type { LinkTarget } from '#src/components/kit/links/target-link.tsx';
import type { MenuKey } from '#src/contract/site/menu-keys.ts';

export type MenuEntry = {
  /** The white-label key that enables it, or another condition: see visibleGroups. */
  key: MenuKey | 'mission' | 'mail' | 'member' | 'agent' | 'always';
  name: MessageDescriptor;
  icon: LucideIcon;
  target: LinkTarget;
  /** It moves money, and is disabled offline [S1-028]. */
  money?: true;
  /** Shows the unread count. */
  unread?: true;
  /** A shortcut of the member centre, unless that page links to it elsewhere. */
  centre?: 'row' | 'elsewhere';
};

export type MenuGroup = {
  id: 'start' | 'rewards' | 'account';
  title?: MessageDescriptor;
  entries: readonly MenuEntry[];
};

/** The entries with their targets [S1-215…S1-224, S1-228], the most used first. */
const groups: readonly MenuGroup[] = [
  {
    id: 'start',
    entries: [
      { key: 'always', name: msg`Home`, icon: House, target: { to: '/m/home' }, centre: 'elsewhere' },
      { key: 'member', name: msg`Favourites`, icon: Star, target: { to: '/m/gameList', search: { gameType: 'FAV' } } },
    ],
  },
  {
    id: 'rewards',
    title: msg`Rewards`,
    entries: [
      { key: 'always', name: msg`Promotions`, icon: BadgePercent, target: { to: '/m/activity' } },
      { key: 'mission', name: msg`Missions`, icon: Target, target: { to: '/m/mission' } },
      { key: 'rewardCenter', name: msg`Reward centre`, icon: Gift, target: { to: '/m/rewardCenter' } },
      { key: 'jackpot', name: msg`Jackpots`, icon: Trophy, target: { to: '/m/jackpot' } },
      { key: 'lottery', name: msg`Lottery`, icon: Ticket, target: { to: '/m/lottery' } },
      { key: 'hotMatch', name: msg`Hot matches`, icon: Goal, target: { to: '/m/hotMatch' } },
      { key: 'pointMall', name: msg`Shop`, icon: ShoppingBag, target: { to: '/m/mall/mallHome' } },
      { key: 'always', name: msg`VIP club`, icon: Crown, target: { href: '/vip/vip.html' } },
    ],
  },
  {
    id: 'account',
    title: msg`Your account`,
    entries: [
      { key: 'mail', name: msg`Messages`, icon: Mail, target: { to: '/m/message' }, unread: true, centre: 'elsewhere' },
      { key: 'myAccount', name: msg`My account`, icon: CircleUserRound, target: { to: '/m/myAccount/index' } },
      {
        key: 'deposit',
        name: msg`Deposit`,
        icon: Wallet,
        target: { to: '/m/voucherCenter' },
        money: true,
        centre: 'elsewhere',
      },
      {
        key: 'withdraw',
        name: msg`Withdraw`,
        icon: Landmark,
        target: { to: '/m/withdraw' },
        money: true,
        centre: 'elsewhere',
      },
      { key: 'bettingRecord', name: msg`Bets`, icon: ReceiptText, target: { to: '/m/gameRecord' } },
      { key: 'accountRecord', name: msg`Transactions`, icon: ScrollText, target: { to: '/m/transaction/record' } },
      { key: 'profitAndLoss', name: msg`Profit and loss`, icon: ChartLine, target: { to: '/m/profitandloss' } },
      { key: 'securityCenter', name: msg`Security`, icon: ShieldCheck, target: { to: '/m/securityCenter' } },
      { key: 'agent', name: msg`Agent area`, icon: Handshake, target: { to: '/m/agent' }, centre: 'row' },
      { key: 'member', name: msg`Settings`, icon: Settings, target: { to: '/m/set' }, centre: 'row' },
      { key: 'appDownload', name: msg`Get the app`, icon: Smartphone, target: { to: '/m/app' }, centre: 'row' },
    ],
  },
];

export type MenuFacts = {
  /** The keys that the merchant enables, and the running promotions. */
  menu: readonly string[];
  promotions: readonly string[];
  signedIn: boolean;
  /** The member is an agent [S1-018]. */
  agent: boolean;
  /** The site has a mail centre [S1-020]. */
  mail: boolean;
  /** The app runs neither installed nor in a native shell. */
  inBrowser: boolean;
};

/**
 * The groups of side menu and member centre: an entry with a key if the merchant enables it [S1-225], the download unless the app
 * is installed [S1-226], missions by their promotion [S1-227], VIP always [S1-228]. Empty groups are left out.
 */
export function visibleGroups({ menu, promotions, signedIn, agent, mail, inBrowser }: MenuFacts): readonly MenuGroup[] {
  const shows = ({ key }: MenuEntry): boolean => {
    if (key === 'always') return true;
    if (key === 'member') return signedIn;
    if (key === 'agent') return agent;
    if (key === 'mail') return mail;
    if (key === 'mission') return promotions.includes('mission');
    return menu.includes(key) && (key !== 'appDownload' || inBrowser);
  };
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(shows) }))
    .filter(({ entries }) => entries.length > 0);
}
