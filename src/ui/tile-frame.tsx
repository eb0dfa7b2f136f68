import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import s from './tile-frame.module.css';

/** The picture's place on a tile: its ratio, corners and ground are there before the picture. An `img` in it fills it. */
export function TileFrame({ children, className }: { children?: ReactNode; className?: string | undefined }) {
  return <span className={cx(s.frame, className)}>{children}</span>;
}
