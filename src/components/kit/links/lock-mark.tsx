import { Trans } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';

/** Marks a link whose target requires an account: part of its name. */
export const LockMark = () => (
  <>
    <Lock size={16} aria-hidden />
    <span className="sr-only">
      <Trans>for members</Trans>
    </span>
  </>
);
