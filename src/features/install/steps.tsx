import type { ReactNode } from 'react';
import s from './steps.module.css';

/** Numbered steps, each with its picture: in columns where there is room, else one below the other. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={s.steps}>{children}</ol>;
}

export function Step({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className={s.step}>
      <p className={s.words}>{children}</p>
      {picture}
    </li>
  );
}
