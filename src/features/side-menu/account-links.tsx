import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';
import s from './side-menu.module.css';

/** The ways to an account of one's own, for a guest of the free trial. */
export const AccountLinks = ({ onClose }: { onClose: () => void }) => (
  <div className={s.ways}>
    <Link to="/m/register" className={buttonClass({})} onClick={onClose}>
      <Trans>Create account</Trans>
    </Link>
    <Link to="/m/login" className={buttonClass({ variant: 'soft' })} onClick={onClose}>
      <Trans>Log in</Trans>
    </Link>
  </div>
);
