import { useLingui } from '@lingui/react/macro';
import type { Vendor } from '#src/contract/lobby/games.schema.ts';
import s from './lobby.module.css';

/** A vendor in simple mode: a button with its name, which plays its lobby, and nothing else [S1-147]. */
export function SimpleVendorTile({ vendor, onPlay }: { vendor: Vendor; onPlay: (vendor: Vendor) => void }) {
  const { t } = useLingui();
  const name = vendor.accountTypeName;
  return (
    <button type="button" className={s.simple} aria-label={t`Play ${name}`} onClick={() => onPlay(vendor)}>
      {name}
    </button>
  );
}
