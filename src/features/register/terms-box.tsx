import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Checkbox } from '#src/ui/checkbox.tsx';
import s from './register-form.module.css';

type TermsBoxProps = Omit<ComponentProps<typeof Checkbox>, 'label' | 'className'> & { age: number };

/** Confirms the player's age and agreement; a tap opens the texts [S1-037]. */
export function TermsBox({ age, ...box }: TermsBoxProps) {
  return (
    <div>
      <Checkbox
        {...box}
        className={s.agree}
        label={<Trans>I am at least {age} years old and agree to the terms and the user agreement.</Trans>}
      />
      <p className={s.docs}>
        <Link to="/m/registerTerms">
          <Trans>Registration terms</Trans>
        </Link>
        <Link to="/m/userAgreement">
          <Trans>User agreement</Trans>
        </Link>
      </p>
    </div>
  );
}
