import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import type { Amount } from '#src/contract/core/amount.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { cx } from '#src/ui/class-names.ts';
import { useMoney } from '../use-money.ts';
import s from './money-row.module.css';
import line from './row.module.css';

type MoneyRowProps = {
  icon: LucideIcon;
  /** Nothing was paid, or it was returned. */
  dull: boolean;
  title: ReactNode;
  note: ReactNode;
  amount: Amount;
  at: number;
};

/** The inside of a line of a history of money, for the link around it: what happened, where the money is, how much and when. */
export function MoneyRow({ icon: Icon, dull, title, note, amount, at }: MoneyRowProps) {
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  return (
    <span className={s.row}>
      <span className={cx(line.mini, dull && line.dull)}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={line.words}>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <span className={cx(s.when, 'num')}>
        <b>{money(amount)}</b>
        <small>{formatDateTime(at, language)}</small>
      </span>
    </span>
  );
}

/** The list of such lines. */
export function MoneyRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={s.list} aria-label={label}>
      {children}
    </ul>
  );
}
