import type { ReactNode } from 'react';
import s from './live-strip.module.css';

type LiveStripProps = {
  title: string;
  /** Something of it takes place right now. */
  live: boolean;
  /** The way to everything; none without it. */
  more?: ReactNode;
  /** List items. */
  children: ReactNode;
};

/** What takes place, side by side above the games of a tab. */
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
