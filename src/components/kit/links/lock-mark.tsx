import { Trans } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';

/** Stands in a link that leads to what takes an account of one's own: part of its name. */
export const LockMark = () => (
  <>
    <Lock size={16} aria-hidden />
    <span className="sr-only">
      <Trans>for members</Trans>
    </span>
  </>
);
