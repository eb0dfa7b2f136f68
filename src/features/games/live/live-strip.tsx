import type { ReactNode } from 'react';
import s from './live-strip.module.css';

type LiveStripProps = {
  title: string;
  /** Whether something is live now. */
  live: boolean;
  /** Link to the full list; undefined: none. */
  more?: ReactNode;
  /** List items. */
  children: ReactNode;
};

/** A horizontal strip of live content above the games of a tab. */
export function LiveStrip({ title, live, more, children }: LiveStripProps) {
  return (
    <section>
      <div className={s.head}>
        <h2 className={s.title}>
          {live && <span className={s.dot} aria-hidden="true" />}
          {title}
        </h2>
        {more}
      </div>
      <ul className="rail" aria-label={title}>
        {children}
      </ul>
    </section>
  );
}
