import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { buttonClass } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './side-menu.module.css';

/** Login and registration for a visitor [S1-214]. */
export function VisitorHead({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <div className={s.head}>
        <p className={s.name}>
          <Trans>Member centre</Trans>
        </p>
        <IconButton label={t`Close`} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
      <div className={s.ways}>
        <Link to="/m/login" className={buttonClass({})} onClick={onClose}>
          <Trans>Log in</Trans>
        </Link>
        <Link to="/m/register" className={buttonClass({ variant: 'soft' })} onClick={onClose}>
          <Trans>Register</Trans>
        </Link>
      </div>
    </>
  );
}
