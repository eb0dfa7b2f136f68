import type { ReactNode } from 'react';
import s from './age-limit.module.css';

/** The ring with the age from which one may play, and the sentence beside it. */
export function AgeLimit({ age, children }: { age: string; children: ReactNode }) {
  return (
    <div className={s.limit}>
      <b className={s.ring} aria-hidden="true">
        {age}
      </b>
      <p>{children}</p>
    </div>
  );
}
