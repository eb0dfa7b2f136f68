import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import s from './progress-bar.module.css';

/** Progress as a bar in the brand's colour; it needs an `aria-label` or `aria-labelledby`. */
export const ProgressBar = ({ className, ...props }: ComponentProps<'progress'>) => (
  <progress {...props} className={cx(s.bar, className)} />
);
