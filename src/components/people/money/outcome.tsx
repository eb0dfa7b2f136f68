import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Amount } from '#src/contract/core/amount.ts';
import { cx } from '#src/ui/class-names.ts';
import { useMoney } from '../use-money.ts';
import s from './outcome.module.css';

type OutcomeProps = { icon: LucideIcon; good: boolean; title: string; amount: Amount; children?: ReactNode };

/** The outcome of a payment, large; its children say where the money is. */
export function Outcome({ icon: Icon, good, title, amount, children }: OutcomeProps) {
  const money = useMoney();
  return (
    <div className={s.outcome}>
      <span className={cx(s.mark, !good && s.dull)}>
        <Icon size={32} aria-hidden />
      </span>
      <h2>{title}</h2>
      <p className="num">
        <b>{money(amount)}</b>
      </p>
      {children}
    </div>
  );
}
