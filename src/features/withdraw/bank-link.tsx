import { Trans } from '@lingui/react/macro';
import { DemoBankLink } from '#src/components/people/money/demo-bank-link.tsx';
import type { Withdrawal } from '#src/contract/payments/withdrawals.schema.ts';
import s from './one-withdrawal.module.css';

/** The demonstration's bank, which shows the payout. */
export function BankLink({ withdrawal: { bank } }: { withdrawal: Withdrawal }) {
  if (bank === undefined) return null;
  return (
    <div className={s.bank}>
      <DemoBankLink href={bank}>
        <Trans>See it at the demo bank</Trans>
      </DemoBankLink>
    </div>
  );
}
