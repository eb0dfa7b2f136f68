import { Trans, useLingui } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './total-head.module.css';

type TotalHeadProps = { toggle: ReactNode; onRefresh: () => void; children: ReactNode };

/** The head of a card of all money: its title, `toggle` that hides amounts, refresh, and the sum. */
export function TotalHead({ toggle, onRefresh, children }: TotalHeadProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={s.label}>
        <h2>
          <Trans>Total balance</Trans>
        </h2>
        {toggle}
        <IconButton label={t`Refresh balance`} onClick={onRefresh}>
          <RefreshCw size={20} />
        </IconButton>
      </div>
      <p className={s.sum}>{children}</p>
    </>
  );
}
