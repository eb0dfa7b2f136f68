import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { TargetLink } from '#src/components/links/target-link.tsx';
import { UnreadBadge } from '#src/components/unread/unread-badge.tsx';
import { Card } from '#src/ui/card.tsx';
import type { MemberPlace } from './member-places.ts';
import s from './place-tiles.module.css';

/** The places of the new template: a tile for each, four in a row where there is room [S1-344]. */
export function PlaceTiles({ places }: { places: readonly MemberPlace[] }) {
  const { i18n } = useLingui();
  return (
    <section>
      <h2 className="sr-only">
        <Trans>Shortcuts</Trans>
      </h2>
      <Card>
        <ul className={s.tiles}>
          {places.map(({ name, icon: Icon, target, unread }) => (
            <li key={name.id}>
              <TargetLink target={target} className={s.tile}>
                <span className={s.icon}>
                  <Icon size={24} />
                  {unread && <UnreadBadge of="announcements" className={s.badge} />}
                </span>
                {i18n._(name)}
              </TargetLink>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
