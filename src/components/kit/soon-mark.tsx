import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import s from './soon-mark.module.css';

/** Says in a link or a button that what it leads to is not open yet: part of its name, and a line of its own. */
export const SoonMark = () => (
  <small className={s.soon}>
    <Trans>soon</Trans>
  </small>
);

/** What a button says, with the mark beneath. */
export const Soon = ({ children }: { children: ReactNode }) => (
  <span>
    {children}
    <SoonMark />
  </span>
);
