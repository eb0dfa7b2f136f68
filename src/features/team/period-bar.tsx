import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { type DateRange, presets } from '#src/components/kit/records/date-range.ts';
import { rangeOf } from '#src/components/kit/records/record-search.ts';
import { useTeamToday } from '#src/components/people/agents/use-team-today.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Segmented } from '#src/ui/segmented.tsx';
import { rangeText } from './day-text.ts';
import type { TeamSearch } from './team-search.ts';
import s from './team.module.css';

const PeriodSheet = lazyPart(() => import('./period-sheet.tsx'), 'PeriodSheet');

const named = ['today', 'week', 'month'] as const;

type PeriodBarProps = { search: TeamSearch; onSearch: (search: TeamSearch) => void };

/** The days of a page: today, a week, a month, or others from a calendar. */
export function PeriodBar({ search, onSearch }: PeriodBarProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const [open, setOpen] = useState(false);
  const today = useTeamToday();
  const range = rangeOf(search, today);
  const chosen = named.find((name) => {
    const { from, to } = presets[name](today);
    return from === range.from && to === range.to;
  });
  const change = (next: DateRange | undefined) =>
    onSearch({ ...search, from: next?.from, to: next?.to, page: undefined });
  const choose = (value: 'today' | 'week' | 'month' | 'other') => {
    if (value === 'other') setOpen(true);
    else change(value === 'week' ? undefined : presets[value](today));
  };
  return (
    <div data-screen>
      <Segmented
        full
        label={t`Period`}
        value={chosen ?? 'other'}
        onChange={choose}
        segments={[
          { value: 'today', label: t`Today` },
          { value: 'week', label: t`7 days` },
          { value: 'month', label: t`30 days` },
          { value: 'other', label: t`Other` },
        ]}
      />
      <Button variant="text" compact className={s.range} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarDays size={16} />
        <span className="num">{rangeText(range, language)}</span>
        <span className="sr-only">, {t`choose days`}</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PeriodSheet
            today={today}
            range={range}
            onChoose={(next) => {
              setOpen(false);
              change(next);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
