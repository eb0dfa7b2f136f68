import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import HandCoins from 'lucide-react/icons/hand-coins';
import House from 'lucide-react/icons/house';
import Megaphone from 'lucide-react/icons/megaphone';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { ReactNode } from 'react';
import { UnreadBadge } from '#src/components/people/unread/unread-badge.tsx';
import { dividendFlag } from '#src/contract/core/flags.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import menu from '#src/ui/bottom-menu.module.css';
import s from './agent-page.module.css';

/** The tabs of the agents' pages [S2-088, S2-089, S2-091]; the dividend where the merchant shows it [S2-090]. */
export function AgentTabs() {
  const { t } = useLingui();
  const dividend = useAtomValue(whiteLabelAtom)?.flags[dividendFlag] === true;
  return (
    <nav className={menu.menu} aria-label={t`Agent menu`} data-screen>
      <ul className={menu.list}>
        <Tab to="/m/home">
          <House size={24} />
          <Trans>Home</Trans>
        </Tab>
        <Tab to="/m/agentRegister">
          <UserRoundPlus size={24} />
          <Trans>Open account</Trans>
        </Tab>
        {dividend && (
          <Tab to="/m/member/agent/agentDivident">
            <HandCoins size={24} />
            <Trans>Dividend</Trans>
          </Tab>
        )}
        <Tab to="/m/member/notice" search={{ types: 'A' } as object}>
          <Megaphone size={24} />
          <Trans>Notices</Trans>
          <UnreadBadge of="agent" className={s.badge} />
        </Tab>
      </ul>
    </nav>
  );
}

function Tab({ children, ...target }: Pick<LinkProps, 'to' | 'search'> & { to: string; children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <li>
      <Link {...target} className={menu.entry} {...(path === target.to && { 'aria-current': 'page' })}>
        {children}
      </Link>
    </li>
  );
}
