import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import * as Dialog from 'radix-ui/dialog';
import { IconButton } from './icon-button.tsx';
import { ModalPanel } from './modal-panel.tsx';
import s from './sheet.module.css';

export type SheetProps = {
  open: boolean;
  /** Called by back, swipe, Escape, the close button and the backdrop. */
  onClose: () => void;
  /** The title, which labels the sheet. */
  title: string;
  /** A line below the title, and a picture above both. */
  note?: ReactNode;
  picture?: ReactNode;
  closeLabel: string;
  /** Fixed at the bottom while the content scrolls: the main action. */
  footer?: ReactNode;
  /** The content may have nothing to focus: the keyboard scrolls it. */
  scrolls?: boolean;
  children: ReactNode;
};

/** A panel from the bottom; see modal-panel.tsx. Load it lazily. */
export function Sheet({ open, onClose, title, note, picture, closeLabel, footer, scrolls, children }: SheetProps) {
  return (
    <ModalPanel open={open} onClose={onClose} way="down" className={s.sheet}>
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
      <div className={s.body} {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': title })}>
        {children}
      </div>
      {footer && <div className={s.foot}>{footer}</div>}
    </ModalPanel>
  );
}
