import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Balance } from '#src/components/people/balance.tsx';
import { shortenName } from '#src/platform/language/format.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { cx } from '#src/ui/class-names.ts';
import own from './member-header.module.css';
import s from './header.module.css';

/** For a guest of the free trial: name, chips, and a link to the registration, always visible. The side menu ends the trial. */
export const GuestHeader = ({ name }: { name: string }) => (
  <>
    <div className={s.grow}>
      <span className={own.name}>{shortenName(name)}</span>
      <span className={own.balance}>
        <Balance />
      </span>
    </div>
    <Link to="/m/register" className={cx(buttonClass({ compact: true }), s.create)}>
      <Trans>Create account</Trans>
    </Link>
  </>
);
