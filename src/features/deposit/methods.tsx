import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DepositMethod } from '#src/contract/payments/deposits.schema.ts';
import { useMoney } from '#src/components/people/use-money.ts';
import type { MethodFormProps } from './method-form.ts';
import { PixForm } from './pix-form.tsx';
import { TransferForm } from './transfer-form.tsx';
import { VoucherForm } from './voucher-form.tsx';
import { Within } from './within.tsx';
import type { Bounds } from './deposit-amount.tsx';

/** That a deposit costs nothing, and its bounds. */
function BoundsLine({ min, max }: Bounds) {
  const money = useMoney();
  const [least, most] = [money(min), money(max)];
  return (
    <Trans>
      No fee, {least} to {most}
    </Trans>
  );
}

/** A way to deposit as the page shows it: `speed` says in a word when the money is there. */
type ShownMethod = {
  readonly name: ReactNode;
  readonly speed: ReactNode;
  /** What it costs, and how much it takes. */
  readonly terms: ReactNode;
  readonly form: (props: MethodFormProps) => ReactNode;
};

/** Describes a way to deposit: every method of the page has its line here, and a component for its form. */
export function describeMethod(method: DepositMethod): ShownMethod {
  switch (method.method) {
    case 'PIX':
      return {
        name: 'Pix',
        speed: <Trans>Instant</Trans>,
        terms: <BoundsLine {...method} />,
        form: (props) => <PixForm bounds={method} {...props} />,
      };
    case 'TRANSFER':
      return {
        name: <Trans>Bank transfer</Trans>,
        speed: <Within minutes={method.minutes} />,
        terms: <BoundsLine {...method} />,
        form: (props) => <TransferForm method={method} {...props} />,
      };
    case 'VOUCHER':
      return {
        name: <Trans>Voucher</Trans>,
        speed: <Trans>Instant</Trans>,
        terms: <Trans>By the code that you have</Trans>,
        form: (props) => <VoucherForm {...props} />,
      };
  }
}
