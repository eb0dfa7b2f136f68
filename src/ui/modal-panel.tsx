import { type ReactNode, useState } from 'react';
import * as Dialog from 'radix-ui/dialog';
import overlay from './overlay.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { type SwipeWay, useSwipeClose } from './use-swipe-close.ts';

type ModalPanelProps = {
  open: boolean;
  /** Called by back, swipe, Escape and the backdrop. */
  onClose: () => void;
  /** Direction of the swipe that closes it. */
  way: SwipeWay;
  className: string | undefined;
  /** Includes a Radix title, which labels the panel. */
  children: ReactNode;
};

/**
 * Common base of sheet and side panel: modal, the focus is trapped and returned, the page behind does not scroll. See dialog.tsx
 * for why it is Radix without Radix's overlay.
 */
export function ModalPanel({ open, onClose, way, className, children }: ModalPanelProps) {
  // State, not a ref: the panel mounts after this component, and the hooks must be notified.
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const focus = useReturnFocus();
  useBackCloses(open, onClose);
  useScrollLock(open, panel);
  useSwipeClose(open, panel, onClose, way);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <div className={overlay.backdrop} data-state={open ? 'open' : 'closed'} onClick={onClose} />
        <Dialog.Content
          ref={setPanel}
          className={className}
          aria-describedby={undefined}
          onPointerDownOutside={(event) => event.preventDefault()}
          {...focus}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
