import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import s from './card.module.css';

/** A raised surface without padding. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(s.card, className)} />;
}
