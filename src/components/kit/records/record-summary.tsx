import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from '#src/ui/class-names.ts';
import s from './record-summary.module.css';

/** A sum and its label; the page's main sum is `first`, in large figures. */
export type SummaryLine = { label: string; value: ReactNode; first?: boolean };

/** The sums of all records of a list. */
export function RecordSummary({ lines }: { lines: readonly SummaryLine[] }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">{t`Total`}</h2>
      <dl className={s.summary}>
        {lines.map(({ label, value, first }) => (
          <div key={label} className={cx(s.line, first && s.first)}>
            <dt>{label}</dt>
            <dd className="num" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
