import { type ReactNode, useState } from 'react';
import X from 'lucide-react/icons/x';
import * as Dialog from 'radix-ui/dialog';
import { IconButton } from './icon-button.tsx';
import overlay from './overlay.module.css';
import s from './sheet.module.css';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { useSwipeClose } from './use-swipe-close.ts';

export type SheetProps = {
  open: boolean;
  /** Asked for by swipe, Escape, the cross and the backdrop. The caller calls it for the back button too. */
  onClose: () => void;
  /** Names the sheet; shown at its top. */
  title: string;
  /** A line under the title, and a picture before both. */
  note?: ReactNode;
  picture?: ReactNode;
  closeLabel: string;
  /** Stays at the foot while the content scrolls: the main action. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A panel from below. Modal: the focus is trapped and returned, the page behind does not scroll.
 * Load it lazily; see dialog.tsx for why it is Radix without Radix's overlay.
 */
export function Sheet({ open, onClose, title, note, picture, closeLabel, footer, children }: SheetProps) {
  // State, not a ref: the panel mounts after this component, and the hooks must see it arrive.
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const focus = useReturnFocus();
  useScrollLock(open, panel);
  useSwipeClose(open, panel, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <div className={overlay.backdrop} data-state={open ? 'open' : 'closed'} onClick={onClose} />
        <Dialog.Content
          ref={setPanel}
          className={s.sheet}
          aria-describedby={undefined}
          onPointerDownOutside={(event) => event.preventDefault()}
          {...focus}
        >
          <span className={s.grab} aria-hidden="true" />
          <div className={s.head}>
            {picture}
            <div className={s.words}>
              <Dialog.Title className={s.title}>{title}</Dialog.Title>
              {note && <p className={s.note}>{note}</p>}
            </div>
            <IconButton label={closeLabel} onClick={onClose}>
              <X size={20} />
            </IconButton>
          </div>
          <div className={s.body}>{children}</div>
          {footer && <div className={s.foot}>{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
