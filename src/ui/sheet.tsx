import { type ReactNode, useState } from 'react';
import X from 'lucide-react/icons/x';
import * as Dialog from 'radix-ui/dialog';
import { cx } from './class-names.ts';
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
  /** Names the sheet. Shown at its top, unless there is art: then the content shows its own heading. */
  title: string;
  closeLabel: string;
  /** A picture from edge to edge at the top, the handle and the cross upon it. */
  art?: ReactNode;
  /** Stays at the foot while the content scrolls: the main action. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A panel from below. Modal: the focus is trapped and returned, the page behind does not scroll.
 * Load it lazily; see dialog.tsx for why it is Radix without Radix's overlay.
 */
export function Sheet({ open, onClose, title, closeLabel, art, footer, children }: SheetProps) {
  // State, not a ref: the panel mounts after this component, and the hooks must see it arrive.
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const focus = useReturnFocus();
  useScrollLock(open, panel);
  useSwipeClose(open, panel, onClose);
  const close = (
    <IconButton
      label={closeLabel}
      variant={art ? 'art' : 'plain'}
      className={cx(art && s.closeOnArt)}
      onClick={onClose}
    >
      <X size={20} />
    </IconButton>
  );
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
          <span className={cx(s.grab, art && s.onArt)} aria-hidden="true" />
          {art ? (
            <>
              <Dialog.Title className="sr-only">{title}</Dialog.Title>
              <div className={s.art}>{art}</div>
              {close}
            </>
          ) : (
            <div className={s.head}>
              <Dialog.Title className={s.title}>{title}</Dialog.Title>
              {close}
            </div>
          )}
          <div className={s.body}>{children}</div>
          {footer && <div className={s.foot}>{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
