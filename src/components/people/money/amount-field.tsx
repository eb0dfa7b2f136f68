import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from '#src/state/app/language.ts';
import { currencyAtom } from '#src/state/site/site.ts';
import { Field, type FieldProps } from '#src/ui/field.tsx';
import s from './amount-field.module.css';

type AmountFieldProps = Omit<FieldProps, 'label'> & {
  label?: string;
  /** The amounts that one tap enters, whole units; `chosen` is the one in the field. */
  amounts?: readonly number[];
  chosen?: string | undefined;
  onChoose?: ((typed: string) => void) | undefined;
  /** A button inside the field. */
  after?: ReactNode;
};

/** An amount of money, by keys or by one tap. Takes the props of `form.field`. */
export function AmountField({ label, amounts, chosen, onChoose, ...field }: AmountFieldProps) {
  const { t } = useLingui();
  const { symbol } = useAtomValue(currencyAtom);
  const mark = useAtomValue(languageAtom) === 'en' ? '.' : ',';
  return (
    <>
      <Field
        {...field}
        label={label ?? t`Amount`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        placeholder={`0${mark}00`}
        before={<span className={s.symbol}>{symbol}</span>}
      />
      {amounts !== undefined && amounts.length > 0 && (
        <div className={s.quick} role="group" aria-label={t`Quick amounts`}>
          {amounts.map((units) => (
            <button
              key={units}
              type="button"
              aria-pressed={chosen === `${units}.00`}
              onClick={() => onChoose?.(`${units}${mark}00`)}
            >
              {units}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
