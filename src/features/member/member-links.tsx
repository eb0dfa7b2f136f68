import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import Settings from 'lucide-react/icons/settings';
import Smartphone from 'lucide-react/icons/smartphone';
import { AppearanceRows } from '#src/components/appearance-rows.tsx';
import { HandoverRow } from '#src/components/handover/handover-row.tsx';
import { RowLink } from '#src/components/row-link.tsx';
import { UnreadBadge } from '#src/components/unread/unread-badge.tsx';
import { menuHasDownloadAtom } from '#src/state/downloads.ts';
import { memberTemplateAtom } from '#src/state/site.ts';
import { Card } from '#src/ui/card.tsx';
import rows from '#src/ui/rows.module.css';
import { memberPlacesAtom } from './member-places.ts';
import { PlaceTiles } from './place-tiles.tsx';

/**
 * Where the member centre leads, in the merchant's template [S1-344]: tiles in the new one, rows in the base. Below are the choices
 * that are made right here: language and theme.
 */
export function MemberLinks() {
  const { i18n } = useLingui();
  const download = useAtomValue(menuHasDownloadAtom);
  const places = useAtomValue(memberPlacesAtom);
  const isNew = useAtomValue(memberTemplateAtom) === 'new';
  return (
    <>
      {isNew && <PlaceTiles places={places} />}
      <Card>
        <ul className={rows.rows}>
          {!isNew &&
            places.map(({ name, icon, target, unread }) => (
              <RowLink
                key={name.id}
                {...target}
                icon={icon}
                {...(unread && { value: <UnreadBadge of="announcements" /> })}
              >
                {i18n._(name)}
              </RowLink>
            ))}
          <RowLink to="/m/set" icon={Settings}>
            <Trans>Settings</Trans>
          </RowLink>
          {download && (
            <RowLink to="/m/app" icon={Smartphone}>
              <Trans>Get the app</Trans>
            </RowLink>
          )}
          <HandoverRow />
          <AppearanceRows />
        </ul>
      </Card>
    </>
  );
}
