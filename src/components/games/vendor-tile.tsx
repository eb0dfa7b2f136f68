import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import Play from 'lucide-react/icons/play';
import type { GameCategory } from '#src/contract/core/game-category.ts';
import type { Vendor } from '#src/contract/lobby/games.schema.ts';
import { vendorMoreAbove } from '#src/contract/core/limits.ts';
import { formatCount } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './vendor-tile.module.css';

type VendorTileProps = {
  vendor: Vendor;
  category: GameCategory;
  onPlay: (vendor: Vendor) => void;
};

/** A vendor: large icon, name, number of games, and a play button for its lobby [S1-146]; the icon links to its list. */
export function VendorTile({ vendor, category, onPlay }: VendorTileProps) {
  const { t } = useLingui();
  // More than one by the rule. A plural would make the browser load its plural rules on every visit, a long task on a slow phone.
  const count = formatCount(vendor.gameCount, useAtomValue(languageAtom));
  const name = vendor.accountTypeName;
  return (
    <div className={s.tile}>
      <Link to="/m/gameList" search={{ gameType: category, vassalage: vendor.vassalage }} className={s.open}>
        <img src={vendor.iconUrl} alt="" width="48" height="48" loading="lazy" decoding="async" />
        <b className={s.name} translate="no">
          {name}
        </b>
        <small className={s.count}>{vendor.open ? hasMore(vendor) && t`${count} games` : <Trans>Closed</Trans>}</small>
      </Link>
      <IconButton className={s.play} label={t`Play ${name}`} onClick={() => onPlay(vendor)}>
        <Play size={20} fill="currentcolor" />
      </IconButton>
    </div>
  );
}

/** Over 6 games a vendor's list shows that there are more [S1-148]. */
const hasMore = (vendor: Pick<Vendor, 'gameCount'>): boolean => vendor.gameCount > vendorMoreAbove;
