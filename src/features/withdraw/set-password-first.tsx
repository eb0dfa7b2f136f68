import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';
import s from './withdraw.module.css';

/** Leads a member who has no payment password to where it is set, and from there back. */
export function SetPasswordFirst() {
  return (
    <>
      <p className={s.lead}>
        <Trans>
          Set a payment password first: it is asked for at every withdrawal, so nobody with your unlocked phone can take
          your money.
        </Trans>
      </p>
      <Link
        to="/m/securityCenter/payment"
        search={{ next: 'withdraw' }}
        className={buttonClass({ big: true, wide: true })}
      >
        <Trans>Set payment password</Trans>
      </Link>
    </>
  );
}
