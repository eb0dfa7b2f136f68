import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Megaphone from 'lucide-react/icons/megaphone';
import Settings from 'lucide-react/icons/settings';
import Smartphone from 'lucide-react/icons/smartphone';
import Star from 'lucide-react/icons/star';
import { AppearanceRows } from '#src/components/appearance-rows.tsx';
import { menuHasDownloadAtom } from '#src/state/downloads.ts';
import { Card } from '#src/ui/card.tsx';
import rows from '#src/ui/rows.module.css';
import { HandoverRow } from './handover-row.tsx';

/** Where the member centre leads, and the two choices that are made right here: language and theme. */
export function MemberLinks() {
  const download = useAtomValue(menuHasDownloadAtom);
  return (
    <Card>
      <ul className={rows.rows}>
        <li>
          <Link to="/m/gameList" search={{ gameType: 'FAV' }} className={rows.row}>
            <Star size={20} />
            <Trans>Favourites</Trans>
            <ChevronRight size={20} />
          </Link>
        </li>
        <li>
          <Link to="/m/notice" className={rows.row}>
            <Megaphone size={20} />
            <Trans>Announcements</Trans>
            <ChevronRight size={20} />
          </Link>
        </li>
        <li>
          <Link to="/m/help" className={rows.row}>
            <CircleHelp size={20} />
            <Trans>Help</Trans>
            <ChevronRight size={20} />
          </Link>
        </li>
        <li>
          <Link to="/m/set" className={rows.row}>
            <Settings size={20} />
            <Trans>Settings</Trans>
            <ChevronRight size={20} />
          </Link>
        </li>
        {download && (
          <li>
            <Link to="/m/app" className={rows.row}>
              <Smartphone size={20} />
              <Trans>Get the app</Trans>
              <ChevronRight size={20} />
            </Link>
          </li>
        )}
        <HandoverRow />
        <AppearanceRows />
      </ul>
    </Card>
  );
}
