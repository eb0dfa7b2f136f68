import { type ComponentType, type ReactNode, useState } from 'react';
import s from './gallery.module.css';

/** A displayed sample. `bleed`: from edge to edge. */
export type Sample = { title: string; bleed?: true; Show: ComponentType };

/** A component with state, which starts as `start`. */
export function Try<T>({ start, children }: { start: T; children: (value: T, set: (next: T) => void) => ReactNode }) {
  const [value, set] = useState(start);
  return children(value, set);
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={s.row}>{children}</div>;
}
