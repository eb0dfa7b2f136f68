import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Field } from '#src/ui/field.tsx';
import s from './code-field.module.css';

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'after' | 'errors'> & {
  errors?: readonly string[];
  /** Why none could be asked for. */
  failure?: string | undefined;
  digits: number;
  /** Until the next may be asked for. */
  seconds: number;
  busy: boolean;
  onAsk: () => void;
};

const noErrors: readonly string[] = [];

/**
 * A code that comes by SMS or e-mail, and the link that asks for one: it turns into the seconds until the next may be asked for, and
 * returns after them [S2-142, S2-146].
 */
export function CodeField({ errors = noErrors, failure, digits, seconds, busy, onAsk, ...field }: CodeFieldProps) {
  const { t } = useLingui();
  const waits = seconds > 0;
  return (
    <div className={s.code}>
      <Field
        {...field}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={digits + 4}
        errors={failure ? [...errors, failure] : errors}
        after={
          <button
            type="button"
            className={s.get}
            aria-label={waits ? t`The next code in ${seconds} seconds` : undefined}
            aria-disabled={waits || busy || undefined}
            onClick={() => !waits && onAsk()}
          >
            {waits ? t`${seconds} s` : <Trans>Get code</Trans>}
          </button>
        }
      />
    </div>
  );
}
