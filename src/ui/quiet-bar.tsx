import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import s from './quiet-bar.module.css';

type QuietBarProps = {
  /** 20 px. */
  icon?: ReactNode;
  children: ReactNode;
  actionLabel?: string;
  onAction?: () => void;
  pending?: boolean;
};

/** A grey bar that tells how things are, such as 'no internet': said politely, in no alarm. */
export function QuietBar({ icon, children, actionLabel, onAction, pending }: QuietBarProps) {
  return (
    <div role="status" className={s.bar}>
      {icon}
      <span className={s.text}>{children}</span>
      {actionLabel && (
        <Button variant="text" className={s.action} pending={pending} onClick={onAction}>
          {actionLabel}
        </Button>
      )}
    </div>
  );
}
