import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { RowLink } from '#src/components/kit/row-link.tsx';
import { UnreadBadge } from '#src/components/people/unread/unread-badge.tsx';
import { RowGroup } from '#src/ui/row-group.tsx';
import type { MemberShortcut } from './member-shortcuts.ts';

type PlacesProps = { title: ReactNode; places: readonly MemberShortcut[] };

/** The links of the base template: a row for each [S1-344]. */
export const ShortcutRows = ({ title, places }: PlacesProps) => (
  <RowGroup title={title}>
    {places.map((place) => (
      <PlaceRow key={place.name.id} place={place} />
    ))}
  </RowGroup>
);

/** A row with a link. */
export function PlaceRow({ place: { name, icon, target, news } }: { place: MemberShortcut }) {
  const { i18n } = useLingui();
  return (
    <RowLink {...target} icon={icon} {...(news && { value: <UnreadBadge of="announcements" /> })}>
      {i18n._(name)}
    </RowLink>
  );
}
