import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import s from './quiet-bar.module.css';

type QuietBarProps = {
  /** 20 px. */
  icon?: ReactNode;
  /** Nothing: the bar is not seen, and ready to be heard when there is something to say. */
  children: ReactNode;
  actionLabel?: string | undefined;
  onAction?: () => void;
  pending?: boolean;
};

/** A grey bar that tells how things are, such as 'no internet': said politely, in no alarm. */
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
