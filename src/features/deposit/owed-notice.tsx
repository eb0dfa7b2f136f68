import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { useRead } from '#src/components/kit/resource-view.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { pay } from './deposits.resource.ts';
import s from './owed-notice.module.css';

/** What the member owes for deposits that were taken back, how it is paid, and a way to pay it with the balance. */
export function OwedNotice({ owed }: { owed: Amount }) {
  const { t } = useLingui();
  const money = useMoney();
  const [asked, setAsked] = useState(false);
  const balance = useRead(walletResource, undefined).value?.sumBalance ?? '0.00';
  const action = useAction(pay, {
    offline: connectionText.moneyOff,
    done: ({ paid }) => {
      setAsked(false);
      return t`Paid: ${money(paid)}`;
    },
  });
  const sum = money(owed);
  const payable = money(fromMinor(Math.min(toMinor(owed), Math.max(0, toMinor(balance)))));
  return (
    <Card className={s.owed}>
      <h2 className="num">
        <Trans>You owe {sum}</Trans>
      </h2>
      <p>
        <Trans>
          The payer’s bank took a deposit back, and your balance did not cover it. Your next deposits, and withdrawals
          that come back, pay this first. Withdrawals wait until it is paid.
        </Trans>
      </p>
      {toMinor(balance) > 0 && (
        <Button variant="line" wide aria-disabled={action.off ? true : undefined} onClick={() => setAsked(true)}>
          <Trans>Pay with my balance</Trans>
        </Button>
      )}
      <ConfirmAction
        action={action}
        input={undefined}
        open={asked}
        onClose={() => setAsked(false)}
        title={t`Pay with your balance?`}
        text={<Trans>{payable} leaves your balance.</Trans>}
        cancelLabel={t`Not now`}
        submitLabel={t`Pay ${payable}`}
      />
    </Card>
  );
}
