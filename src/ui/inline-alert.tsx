import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import s from './inline-alert.module.css';

type InlineAlertProps = {
  /** The failure and its effect. */
  children: ReactNode;
  actionLabel?: string;
  onAction?: () => void;
  pending?: boolean;
  className?: string | undefined;
};

/** An error inside a page, announced at once, with at most one action. */
export function InlineAlert({ children, actionLabel, onAction, pending, className }: InlineAlertProps) {
  return (
    <div role="alert" className={cx(s.alert, className)}>
      <CircleAlert size={20} />
      <span className={s.text}>{children}</span>
      {actionLabel && (
        <Button variant="text" className={s.action} pending={pending} onClick={onAction}>
          {actionLabel}
        </Button>
      )}
    </div>
  );
}
