import type { ReactNode } from 'react';
import s from './suggestions.module.css';

export type SuggestionRowProps = {
  id: string;
  active: boolean;
  picture: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** An action, in the brand's colour. */
  strong?: boolean;
  onChoose: () => void;
};

/** One option of the list below the search field. */
export function SuggestionRow({ id, active, picture, title, note, strong, onChoose }: SuggestionRowProps) {
  'use memo';
  return (
    // The field has the focus and the keys: see suggestions.tsx.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={s.row}
      data-strong={strong || undefined}
      onClick={onChoose}
    >
      <span className={s.picture}>{picture}</span>
      <span className={s.words}>
        <span className={s.title}>{title}</span>
        {note && <small className={s.note}>{note}</small>}
      </span>
    </div>
  );
}
