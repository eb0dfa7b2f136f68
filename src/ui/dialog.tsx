import { type ReactNode, useState } from 'react';
import * as AlertDialog from 'radix-ui/alert-dialog';
import { Button } from './button.tsx';
import s from './dialog.module.css';
import overlay from './overlay.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: ReactNode;
  /** An optional control between the text and the actions. */
  children?: ReactNode;
  cancelLabel: string;
  submitLabel: string;
  /** `danger` for irreversible actions and for signing out. */
  tone?: 'brand' | 'danger';
  /** Pending after submit: the dialog stays, shows a spinner and cannot be dismissed. */
  pending?: boolean;
  onCancel: () => void;
  onSubmit: () => void;
};

/**
 * Confirmation dialog. Modal: focus starts on cancel, stays inside and returns; back and Escape cancel, a press on the backdrop
 * does not. Load it lazily. It uses Radix because browsers down to Safari 12 lack `<dialog>`, and leaves out Radix's overlay
 * because that writes a style element, which the content security policy refuses.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, children, cancelLabel, submitLabel, tone = 'brand', pending, onCancel, onSubmit } = props;
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  const focus = useReturnFocus();
  const cancel = () => {
    if (!pending) onCancel();
  };
  useBackCloses(open, cancel);
  useScrollLock(open, content);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && cancel()}>
      <AlertDialog.Portal>
        <div className={overlay.backdrop} data-state={open ? 'open' : 'closed'} />
        <div className={s.place}>
          <AlertDialog.Content ref={setContent} className={s.dialog} {...focus}>
            <AlertDialog.Title className={s.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className={s.text}>{text}</div>
            </AlertDialog.Description>
            {children && <div className={s.choice}>{children}</div>}
            <div className={s.actions}>
              <AlertDialog.Cancel asChild>
                <Button variant="line" aria-disabled={pending || undefined}>
                  {cancelLabel}
                </Button>
              </AlertDialog.Cancel>
              <Button variant={tone} pending={pending} onClick={onSubmit}>
                {submitLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
