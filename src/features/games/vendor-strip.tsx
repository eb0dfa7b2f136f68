import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Vendor } from '#src/contract/lobby/games.schema.ts';
import { Chip } from '#src/ui/chip.tsx';
import { useScrollActive } from '#src/ui/use-scroll-active.ts';
import s from './vendor-strip.module.css';

type VendorStripProps = {
  vendors: readonly Vendor[];
  selected: string | undefined;
  onSelect: (vassalage: string | undefined) => void;
};

/** All and one entry per vendor [S1-167], in colour, white when chosen [S1-168]; scrolls to the chosen one [S1-169]. */
export function VendorStrip({ vendors, selected, onSelect }: VendorStripProps) {
  const { t } = useLingui();
  const strip = useRef<HTMLDivElement>(null);
  useScrollActive(strip, selected ?? '');
  if (vendors.length === 0) return null;
  return (
    <div ref={strip} className={`rail ${s.strip}`} role="group" aria-label={t`Provider`}>
      <Chip pressed={!selected} onClick={() => onSelect(undefined)}>
        <Trans>All</Trans>
      </Chip>
      {vendors.map(({ vassalage, accountTypeName, iconUrl, whiteIconUrl }) => {
        const chosen = vassalage === selected;
        return (
          <Chip
            key={vassalage}
            pressed={chosen}
            picture={
              <span className={s.icon} data-chosen={chosen || undefined}>
                <img src={chosen ? whiteIconUrl : iconUrl} alt="" width="24" height="24" loading="lazy" />
              </span>
            }
            onClick={() => onSelect(vassalage)}
          >
            {accountTypeName}
          </Chip>
        );
      })}
    </div>
  );
}
