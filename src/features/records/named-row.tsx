import type { ReactNode } from 'react';
import s from './records.module.css';

/** What names a record, and under it what else is known of it. */
export const NamedRow = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <span className={s.named}>
    <span>{name}</span>
    <small className="num">{children}</small>
  </span>
);
