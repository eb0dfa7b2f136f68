import { cx } from './class-names.ts';
import s from './money-text.module.css';

type MoneyTextProps = {
  /** The amount, formatted. */
  text: string;
  /** Every digit is masked by an asterisk [S1-128, S1-129]; then the figures are not in the document. */
  hidden?: boolean;
  /** Screen-reader text in place of the asterisks. */
  hiddenLabel?: string;
  /** Refresh pending: the old amount stays, pulsing. */
  refreshing?: boolean;
  /** Known to be stale: greyed. Put an UpdatedMark next to it. */
  stale?: boolean;
  className?: string | undefined;
};

/**
 * An amount in tabular figures that keeps its width whether it is shown, masked or being refreshed. The font size is inherited.
 */
export function MoneyText({ text, hidden, hiddenLabel, refreshing, stale, className }: MoneyTextProps) {
  return (
    <span
      className={cx(s.money, 'num', hidden && s.hidden, refreshing && s.refreshing, stale && s.stale, className)}
      translate="no"
      data-long={text.length > 12 || undefined}
      aria-busy={refreshing || undefined}
    >
      {hidden ? (
        <>
          <span className={s.figures} aria-hidden="true">
            {text.replace(/\d/g, '0')}
          </span>
          <span aria-hidden={hiddenLabel ? true : undefined}>{text.replace(/\d/g, '*')}</span>
          {hiddenLabel && <span className="sr-only">{hiddenLabel}</span>}
        </>
      ) : (
        text
      )}
    </span>
  );
}
