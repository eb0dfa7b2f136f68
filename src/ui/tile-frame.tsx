import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import s from './tile-frame.module.css';

/** The frame of a tile's picture: its ratio, corners and ground render before the picture loads. An `img` in it fills it. */
export function TileFrame({ children, className }: { children?: ReactNode; className?: string | undefined }) {
  return <span className={cx(s.frame, className)}>{children}</span>;
}
