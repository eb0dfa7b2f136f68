import { useLingui } from '@lingui/react/macro';
import { atom, useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { AmountField } from '#src/components/people/money/amount-field.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import { readTypedAmount } from '#src/contract/core/typed-amount.ts';
import { quickAmounts } from '#src/contract/payments/deposits.ts';
import { statusResource } from '#src/state/site/site.ts';

/** The merchant's template of the deposit page, the plain one until it is known [S1-265]. */
const depositTemplateAtom = atom(
  (get) => get(statusResource.atom(undefined)).value?.info.mobileTemplate.dep_func ?? 'base',
);

/** The bounds of one deposit. */
export type Bounds = { readonly min: Amount; readonly max: Amount };

type DepositAmountProps = Pick<ComponentProps<typeof AmountField>, 'onChoose'> & {
  bounds: Bounds;
  typed: string;
  /** Of `form.field`. */
  field: Omit<ComponentProps<typeof AmountField>, 'amounts' | 'chosen' | 'onChoose'>;
};

/** The amount of a deposit, by keys, in the merchant's template `new` also by one tap. */
export function DepositAmount({ bounds, typed, field, onChoose }: DepositAmountProps) {
  const { t } = useLingui();
  const money = useMoney();
  const quick = useAtomValue(depositTemplateAtom) === 'new';
  const [least, most] = [money(bounds.min), money(bounds.max)];
  return (
    <AmountField
      {...field}
      hint={t`From ${least} to ${most}`}
      amounts={quick ? quickAmounts : []}
      chosen={readTypedAmount(typed)}
      onChoose={onChoose}
    />
  );
}
