import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import Headset from 'lucide-react/icons/headset';
import type { MouseEvent } from 'react';
import { TargetLink } from '#src/components/kit/links/target-link.tsx';
import { UnreadBadge } from '#src/components/people/unread/unread-badge.tsx';
import { offersChatAtom } from '#src/state/identity/inbox-availability.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { supportOpenAtom } from '#src/state/site/support.ts';
import { Card } from '#src/ui/card.tsx';
import s from '#src/ui/tile-menu.module.css';
import { entriesBy } from './agent-menu.ts';

/** The menu of the agent's home: what the merchant enables, and customer service, which is always there [S2-074, S2-086]. */
export function AgentMenuGrid() {
  const { t, i18n } = useLingui();
  const flags = useAtomValue(whiteLabelAtom)?.flags ?? {};
  const open = useOnlineService();
  const store = useStore();
  // [S2-087]
  const stay = (event: MouseEvent) => {
    if (!store.get(memberAtom)) event.preventDefault();
  };
  return (
    <Card>
      <h2 className="sr-only">
        <Trans>Team menu</Trans>
      </h2>
      <ul className={s.tiles} aria-label={t`Team menu`}>
        {entriesBy(flags).map(({ key, name, icon: Icon, target, unread }) => (
          <li key={key}>
            <TargetLink target={target} className={s.tile} onClick={stay}>
              <span className={s.icon}>
                <Icon size={24} />
                {unread && <UnreadBadge of="inbox" className={s.badge} />}
              </span>
              {i18n._(name)}
            </TargetLink>
          </li>
        ))}
        <li>
          <button type="button" className={s.tile} onClick={open}>
            <span className={s.icon}>
              <Headset size={24} />
            </span>
            <Trans>Online service</Trans>
          </button>
        </li>
      </ul>
    </Card>
  );
}

/** Opens the chat with customer service, or its contacts where the site has no chat; does nothing without a session. */
function useOnlineService(): () => void {
  const store = useStore();
  const chat = useAtomValue(offersChatAtom);
  const openSupport = useSetAtom(supportOpenAtom);
  const navigate = useNavigate();
  return () => {
    if (!store.get(memberAtom)) return;
    if (chat) void navigate({ to: '/m/chat' });
    else openSupport(true);
  };
}
