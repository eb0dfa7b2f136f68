import type { ReactNode } from 'react';
import s from './team.module.css';

export type KeyFigure = { readonly name: string; readonly value: string; readonly note?: ReactNode };

/** Four figures of a period, two in a row. */
export function KeyFigures({ label, figures }: { label: string; figures: readonly KeyFigure[] }) {
  return (
    <section aria-label={label}>
      <dl className={s.figures}>
        {figures.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b className="num" translate="no">
                {value}
              </b>
              {note && <small className="num">{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
