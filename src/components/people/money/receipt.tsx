import type { ReactNode } from 'react';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import s from './receipt.module.css';

/** Facts about money, name and value in a line each: children are ReceiptRows. */
export function Receipt({ children }: { children: ReactNode }) {
  return (
    <Card className={s.receipt}>
      <dl>{children}</dl>
    </Card>
  );
}

type ReceiptRowProps = { name: ReactNode; digits?: boolean; children: ReactNode };

export function ReceiptRow({ name, digits, children }: ReceiptRowProps) {
  return (
    <div className={s.row}>
      <dt>{name}</dt>
      <dd className={cx(digits && 'num')}>{children}</dd>
    </div>
  );
}
