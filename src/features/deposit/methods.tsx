import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DepositMethod } from '#src/contract/payments/deposits.schema.ts';
import type { MethodFormProps } from './method-form.ts';
import { PixForm } from './pix-form.tsx';
import { TransferForm } from './transfer-form.tsx';
import { Within } from './within.tsx';

/** A way to deposit as the page shows it: `speed` says in a word when the money is there. */
type ShownMethod = {
  readonly name: ReactNode;
  readonly speed: ReactNode;
  readonly form: (props: MethodFormProps) => ReactNode;
};

/** Describes a way to deposit: every method of the page has its line here, and a component for its form. */
export function describeMethod(method: DepositMethod): ShownMethod {
  switch (method.method) {
    case 'PIX':
      return {
        name: 'Pix',
        speed: <Trans>Instant</Trans>,
        form: (props) => <PixForm bounds={method} {...props} />,
      };
    case 'TRANSFER':
      return {
        name: <Trans>Bank transfer</Trans>,
        speed: <Within minutes={method.minutes} />,
        form: (props) => <TransferForm method={method} {...props} />,
      };
  }
}
