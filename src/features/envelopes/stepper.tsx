import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Field, type FieldProps } from '#src/ui/field.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './rain-form.module.css';

type StepperProps = FieldProps & {
  /** The number in the field; undefined where it is none. */
  number: number | undefined;
  min: number;
  max: number;
  onStep: (number: number) => void;
};

/** A number that is typed, or changed by one. */
export function Stepper({ number = 0, min, max, onStep, ...field }: StepperProps) {
  const { t } = useLingui();
  const step = (by: number) => onStep(Math.min(max, Math.max(min, number + by)));
  return (
    <Field
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      after={
        <>
          <IconButton label={t`Less`} className={s.step} disabled={number <= min} onClick={() => step(-1)}>
            <Minus size={16} />
          </IconButton>
          <IconButton label={t`More`} className={s.step} disabled={number >= max} onClick={() => step(1)}>
            <Plus size={16} />
          </IconButton>
        </>
      }
    />
  );
}
