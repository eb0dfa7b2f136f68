import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import s from './quiet-bar.module.css';

type QuietBarProps = {
  /** 20 px. */
  icon?: ReactNode;
  /** Empty: the bar is invisible, and its live region ready for a message. */
  children: ReactNode;
  actionLabel?: string | undefined;
  onAction?: () => void;
  pending?: boolean;
};

/** A grey status bar, such as 'no internet', announced politely. */
export function QuietBar({ icon, children, actionLabel, onAction, pending }: QuietBarProps) {
  return (
    <div className={children ? s.bar : undefined}>
      {children && icon}
      <span role="status" className={s.text}>
        {children}
      </span>
      {children && actionLabel && (
        <Button variant="text" className={s.action} pending={pending} onClick={onAction}>
          {actionLabel}
        </Button>
      )}
    </div>
  );
}
