import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Sheet } from '#src/ui/sheet.tsx';
import s from './record-sheet.module.css';

type Fact = { name: string; value: ReactNode; digits?: true };
type RecordSheetProps = {
  title: string;
  note?: ReactNode;
  facts: readonly Fact[];
  /** Links to what the record is about. */
  footer?: ReactNode;
  children?: ReactNode;
  onClose: () => void;
};

/** One record with everything that is known of it. */
export function RecordSheet({ title, note, facts, footer, children, onClose }: RecordSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open onClose={onClose} title={title} note={note} closeLabel={t`Close`} footer={footer} scrolls>
      <dl className={s.facts}>
        {facts.map(({ name, value, digits }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...(digits && { className: 'num', translate: 'no' })}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Sheet>
  );
}
