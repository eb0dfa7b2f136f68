import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Vendor } from '#src/contract/games.ts';
import { Button } from '#src/ui/button.tsx';
import { Chip } from '#src/ui/chip.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import s from './filter-panel.module.css';

type FilterPanelProps = {
  open: boolean;
  vendors: readonly Vendor[];
  selected: string | undefined;
  onClose: () => void;
  onSubmit: (vassalage: string | undefined) => void;
};

/** Vendor picker with All [S1-170], submit [S1-171] and reset [S1-172]; category and minimum bet are not shown [S1-173]. */
export function FilterPanel({ open, vendors, selected, onClose, onSubmit }: FilterPanelProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState(selected);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Filter`}
      closeLabel={t`Close`}
      footer={
        <div className={s.actions}>
          <Button variant="line" big onClick={() => setChoice(undefined)}>
            <Trans>Reset</Trans>
          </Button>
          <Button big onClick={() => onSubmit(choice)}>
            <Trans>Show games</Trans>
          </Button>
        </div>
      }
    >
      <h3 className={s.heading}>
        <Trans>Provider</Trans>
      </h3>
      <div className={s.vendors} role="group" aria-label={t`Provider`}>
        <Chip pressed={choice === undefined} onClick={() => setChoice(undefined)}>
          <Trans>All</Trans>
        </Chip>
        {vendors.map((vendor) => (
          <Chip
            key={vendor.vassalage}
            pressed={choice === vendor.vassalage}
            picture={<img src={vendor.iconUrl} alt="" width="24" height="24" />}
            onClick={() => setChoice(vendor.vassalage)}
          >
            {vendor.accountTypeName}
          </Chip>
        ))}
      </div>
    </Sheet>
  );
}
