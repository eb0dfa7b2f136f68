import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { type DateRange, longestRange, momentsOf } from '#src/components/kit/records/date-range.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { cx } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { longDay, rangeText } from './day-text.ts';
import { countDays, dayFrom, monthAfter, monthGrid, monthOf } from './month-grid.ts';
import s from './period-sheet.module.css';

type PeriodSheetProps = {
  today: string;
  range: DateRange;
  onChoose: (range: DateRange) => void;
  onClose: () => void;
};

/** How far back a period may begin; days. */
const furthest = 365;
/** A Sunday, from which the names of the days of the week are made. */
const aSunday = Date.UTC(2026, 2, 1, 12);

/** A calendar in which the first tap sets the first day and the second one the last. */
export function PeriodSheet({ today, range, onChoose, onClose }: PeriodSheetProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const [month, setMonth] = useState(monthOf(range.to));
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState<string | undefined>(range.to);
  const locale = localeOf[language];
  const earliest = dayFrom(today, -furthest);
  const titleOf = (of: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(
      momentsOf({ from: `${of}-01`, to: `${of}-01` }).since,
    );
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const { before, days } = monthGrid(month);
  const chosen = { from, to: to ?? from };
  const count = countDays(chosen.from, chosen.to);
  const press = (day: string) => {
    if (to !== undefined || day < from || countDays(from, day) > longestRange) {
      setFrom(day);
      setTo(undefined);
    } else setTo(day);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Choose a period`}
      note={t`Up to ${longestRange} days of the last 12 months`}
      closeLabel={t`Close`}
      footer={
        <Button wide onClick={() => onChoose(chosen)}>
          <span className="num">{t`Show ${rangeText(chosen, language)}`}</span>
        </Button>
      }
    >
      <div className={s.head}>
        <IconButton
          label={titleOf(monthAfter(month, -1))}
          disabled={month <= monthOf(earliest)}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <ChevronLeft />
        </IconButton>
        <h3 className={s.month} aria-live="polite">
          {titleOf(month)}
        </h3>
        <IconButton
          label={titleOf(monthAfter(month, 1))}
          disabled={month >= monthOf(today)}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          <ChevronRight />
        </IconButton>
      </div>
      <div className={cx(s.week, s.names)} aria-hidden="true">
        {Array.from({ length: 7 }, (_, index) => (
          <span key={index}>{weekdays.format(aSunday + index * 86_400_000).replace('.', '')}</span>
        ))}
      </div>
      <div className={s.week} role="group" aria-label={titleOf(month)}>
        {Array.from({ length: before }, (_, index) => (
          <span key={index} />
        ))}
        {days.map((day) => {
          const isEnd = day === chosen.from || day === chosen.to;
          return (
            <button
              key={day}
              type="button"
              disabled={day > today || day < earliest}
              aria-pressed={isEnd}
              aria-current={day === today ? 'date' : undefined}
              aria-label={longDay(day, language)}
              className={cx('num', s.day, isEnd && s.end, day > chosen.from && day < chosen.to && s.between)}
              onClick={() => press(day)}
            >
              {Number(day.slice(8))}
            </button>
          );
        })}
      </div>
      <p className={s.said} role="status">
        <span className="num">{rangeText(chosen, language)}</span>
        <b>
          {to === undefined ? (
            <Trans>Choose the last day</Trans>
          ) : (
            t`${plural(count, { one: '# day', other: '# days' })}`
          )}
        </b>
      </p>
    </Sheet>
  );
}
