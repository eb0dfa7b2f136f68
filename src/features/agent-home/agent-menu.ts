import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import ChartColumn from 'lucide-react/icons/chart-column';
import CloudRainWind from 'lucide-react/icons/cloud-rain-wind';
import HandCoins from 'lucide-react/icons/hand-coins';
import History from 'lucide-react/icons/history';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Mail from 'lucide-react/icons/mail';
import Percent from 'lucide-react/icons/percent';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UsersRound from 'lucide-react/icons/users-round';
import WalletMinimal from 'lucide-react/icons/wallet-minimal';
import { type AgentKey, hasEntry } from '#src/contract/core/agent-keys.ts';
import type { LinkTarget } from '#src/components/kit/links/target-link.tsx';

export type AgentEntry = {
  /** The flag of the merchant that enables it [S2-074]. */
  readonly key: AgentKey;
  readonly name: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly target: LinkTarget;
  /** Shows the unread messages of the inbox [S2-085]. */
  readonly unread?: true;
};

/** The agent's menu in its order [S2-075…S2-084]; customer service follows it, without a key. */
const entries: readonly AgentEntry[] = [
  { key: 'AGEPAG', name: msg`Overview`, icon: LayoutGrid, target: { to: '/m/agent/team/overview' } },
  {
    key: 'TRANSREC3',
    name: msg`Transactions`,
    icon: History,
    target: { to: '/m/transaction/record', search: { types: 'A' } as object },
  },
  { key: 'DOWNMAN', name: msg`Team`, icon: UsersRound, target: { to: '/m/member/team' } },
  { key: 'AGENTRANSMULTDOWN3', name: msg`Envelope rain`, icon: CloudRainWind, target: { to: '/m/redRain' } },
  { key: 'AGETEAMPNL3', name: msg`Team result`, icon: ChartColumn, target: { to: '/m/agent/team/pnl' } },
  { key: 'TEAMBETTING3', name: msg`Team betting`, icon: WalletMinimal, target: { to: '/m/teamBetting' } },
  { key: 'GAMSER', name: msg`Rates`, icon: Percent, target: { to: '/m/member/agent/agentRebeat' } },
  { key: 'AGEREBINC3', name: msg`Rebates`, icon: HandCoins, target: { to: '/m/member/teamRebate' } },
  { key: 'SECPRIV', name: msg`Security`, icon: ShieldCheck, target: { to: '/m/securityCenter' } },
  { key: 'MAILCEN', name: msg`Messages`, icon: Mail, target: { to: '/m/webEmail' }, unread: true },
];

/** The entries that a merchant's flags enable. */
export const entriesBy = (flags: Readonly<Record<string, boolean>>): readonly AgentEntry[] =>
  entries.filter(({ key }) => hasEntry(flags, key));
