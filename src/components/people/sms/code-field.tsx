import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Field } from '#src/ui/field.tsx';
import s from './code-field.module.css';

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'after' | 'errors'> & {
  errors?: readonly string[];
  /** Why the request for a code failed. */
  failure?: string | undefined;
  digits: number;
  /** Seconds until the next request is possible. */
  seconds: number;
  busy: boolean;
  onAsk: () => void;
};

const noErrors: readonly string[] = [];

/**
 * A code sent by SMS or email, and the link that requests one: it is replaced by a countdown until the next request is possible,
 * and returns after it [S2-142, S2-146].
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
