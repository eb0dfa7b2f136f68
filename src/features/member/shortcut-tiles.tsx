import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { TargetLink } from '#src/components/kit/links/target-link.tsx';
import { UnreadBadge } from '#src/components/people/unread/unread-badge.tsx';
import { Card } from '#src/ui/card.tsx';
import rows from '#src/ui/rows.module.css';
import type { MemberShortcut } from './member-shortcuts.ts';
import s from '#src/ui/tile-menu.module.css';

type PlacesProps = { title: ReactNode; places: readonly MemberShortcut[] };

/** The links of the new template: a tile for each, four in a row where there is room [S1-344]. */
export function ShortcutTiles({ title, places }: PlacesProps) {
  const { i18n } = useLingui();
  return (
    <section>
      <h2 className={rows.heading}>{title}</h2>
      <Card>
        <ul className={s.tiles}>
          {places.map(({ name, icon: Icon, target, news }) => (
            <li key={name.id}>
              <TargetLink target={target} className={s.tile}>
                <span className={s.icon}>
                  <Icon size={24} />
                  {news && <UnreadBadge of="announcements" className={s.badge} />}
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
