import { type ReactNode, useState } from 'react';
import * as AlertDialog from 'radix-ui/alert-dialog';
import { Button } from './button.tsx';
import s from './dialog.module.css';
import overlay from './overlay.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';

type NoticeDialogProps = {
  open: boolean;
  title: string;
  /** Text below the title, if the title is not enough. */
  text?: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

/** A notice with one button to continue. Modal, like ConfirmDialog; load it lazily. */
export function NoticeDialog({ open, title, text, closeLabel, onClose }: NoticeDialogProps) {
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  const focus = useReturnFocus();
  useBackCloses(open, onClose);
  useScrollLock(open, content);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <div className={overlay.backdrop} data-state={open ? 'open' : 'closed'} />
        <div className={s.place}>
          <AlertDialog.Content
            ref={setContent}
            className={s.dialog}
            {...(text === undefined && { 'aria-describedby': undefined })}
            {...focus}
          >
            <AlertDialog.Title className={s.title}>{title}</AlertDialog.Title>
            {text !== undefined && (
              <AlertDialog.Description asChild>
                <div className={s.text}>{text}</div>
              </AlertDialog.Description>
            )}
            <div className={s.only}>
              <AlertDialog.Cancel asChild>
                <Button wide>{closeLabel}</Button>
              </AlertDialog.Cancel>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
