import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import s from './soon-mark.module.css';

/** Marks a link or a button whose target is not available yet: part of its name, on its own line. */
export const SoonMark = () => (
  <small className={s.soon}>
    <Trans>soon</Trans>
  </small>
);

/** The label of a button, with the mark beneath. */
export const Soon = ({ children }: { children: ReactNode }) => (
  <span>
    {children}
    <SoonMark />
  </span>
);
