import { useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './link-line.module.css';

type LinkLineProps = {
  /** Copies the link. */
  onCopy: () => void;
  /** The link or its code, in a span. */
  children: ReactNode;
};

/** An invitation's link, or its code, with a button that copies it. */
export function LinkLine({ onCopy, children }: LinkLineProps) {
  const { t } = useLingui();
  return (
    <div className={s.link}>
      {children}
      <IconButton label={t`Copy link`} className={s.copy} onClick={onCopy}>
        <Copy size={20} aria-hidden />
      </IconButton>
    </div>
  );
}
