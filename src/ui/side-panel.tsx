import { type ReactNode, useState } from 'react';
import * as Dialog from 'radix-ui/dialog';
import overlay from './overlay.module.css';
import s from './side-panel.module.css';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { useSwipeClose } from './use-swipe-close.ts';

export type SidePanelProps = {
  open: boolean;
  /** Asked for by swipe, Escape and the backdrop; the caller draws a cross. */
  onClose: () => void;
  /** Names the panel; read out, not shown. */
  title: string;
  /** Stays at its foot while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A panel from the left. Modal as a sheet is: load it lazily, see sheet.tsx. */
export function SidePanel({ open, onClose, title, footer, children }: SidePanelProps) {
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const focus = useReturnFocus();
  useScrollLock(open, panel);
  useSwipeClose(open, panel, onClose, 'left');
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <div className={overlay.backdrop} data-state={open ? 'open' : 'closed'} onClick={onClose} />
        <Dialog.Content
          ref={setPanel}
          className={s.panel}
          aria-describedby={undefined}
          onPointerDownOutside={(event) => event.preventDefault()}
          {...focus}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <div className={s.body}>{children}</div>
          {footer && <div className={s.foot}>{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
