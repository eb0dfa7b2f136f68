import type { ReactNode } from 'react';
import * as Dialog from 'radix-ui/dialog';
import { ModalPanel } from './modal-panel.tsx';
import s from './side-panel.module.css';

export type SidePanelProps = {
  open: boolean;
  /** Called by back, swipe, Escape and the backdrop; the caller renders a close button. */
  onClose: () => void;
  /** Label of the panel; read out, not shown. */
  title: string;
  /** Fixed at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A panel from the left; see modal-panel.tsx. Load it lazily. */
export const SidePanel = ({ open, onClose, title, footer, children }: SidePanelProps) => (
  <ModalPanel open={open} onClose={onClose} way="left" className={s.panel}>
    <Dialog.Title className="sr-only">{title}</Dialog.Title>
    <div className={s.body}>{children}</div>
    {footer && <div className={s.foot}>{footer}</div>}
  </ModalPanel>
);
