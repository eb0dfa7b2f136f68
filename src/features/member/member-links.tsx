import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { AppearanceRows } from '#src/components/kit/appearance-rows.tsx';
import { HandoverRow } from '#src/components/people/handover/handover-row.tsx';
import { RowLink } from '#src/components/kit/row-link.tsx';
import { memberTemplateAtom } from '#src/state/site/site.ts';
import { Card } from '#src/ui/card.tsx';
import rows from '#src/ui/rows.module.css';
import { memberShortcutsAtom } from './member-shortcuts.ts';
import { RainRow } from './rain-row.tsx';
import { PlaceRow, ShortcutRows } from './shortcut-rows.tsx';
import { ShortcutTiles } from './shortcut-tiles.tsx';

/**
 * Links of the member centre, in the merchant's template [S1-344]: tiles in the new one, rows in the base. Below are settings,
 * and two direct choices: language and theme.
 */
export function MemberLinks() {
  const places = useAtomValue(memberShortcutsAtom);
  const Places = useAtomValue(memberTemplateAtom) === 'new' ? ShortcutTiles : ShortcutRows;
  return (
    <>
      <RainRow />
      <Places title={<Trans>Your account</Trans>} places={places.account} />
      <Places title={<Trans>Rewards</Trans>} places={places.rewards} />
      <Card>
        <ul className={rows.rows}>
          {places.rows.map((place) => (
            <PlaceRow key={place.name.id} place={place} />
          ))}
          <HandoverRow />
          <AppearanceRows />
          <RowLink to="/m/help" icon={CircleHelp}>
            <Trans>Help</Trans>
          </RowLink>
        </ul>
      </Card>
    </>
  );
}
