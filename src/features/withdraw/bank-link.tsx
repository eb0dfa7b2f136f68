import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import type { Withdrawal } from '#src/contract/payments/withdrawals.schema.ts';
import { buttonClass } from '#src/ui/button.tsx';
import s from './one-withdrawal.module.css';

/** The demonstration's bank, which shows the payout. */
export function BankLink({ withdrawal: { bank } }: { withdrawal: Withdrawal }) {
  if (bank === undefined) return null;
  return (
    <div className={s.bank}>
      <a href={bank} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'soft', wide: true })}>
        <ExternalLink size={20} aria-hidden />
        <Trans>See it at the demo bank</Trans>
      </a>
    </div>
  );
}
