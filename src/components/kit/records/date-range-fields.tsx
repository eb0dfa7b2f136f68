import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Chip } from '#src/ui/chip.tsx';
import { Field } from '#src/ui/field.tsx';
import { type DateRange, type DayFault, faultsOf, longestRange, presets } from './date-range.ts';
import s from './record-list.module.css';

const presetNames = {
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  week: msg`7 days`,
  month: msg`30 days`,
};
const sameRange = (one: DateRange, other: DateRange) => one.from === other.from && one.to === other.to;

type DateRangeFieldsProps = { today: string; range: DateRange; onChange: (range: DateRange) => void };

/** Two days of the player's calendar, with presets. Only a valid range is reported. */
export function DateRangeFields({ today, range, onChange }: DateRangeFieldsProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState({ of: range, range });
  // A range from elsewhere, such as a preset or history back, replaces the text being typed.
  const shown = sameRange(typed.of, range) ? typed.range : range;
  const faults = faultsOf(shown, today);
  const sayFault: Record<DayFault, string> = {
    missing: t`Choose a day.`,
    future: t`This date is in the future.`,
    reversed: t`The start date must be before the end date.`,
    long: t`${longestRange} days at most.`,
  };
  const change = (next: DateRange) => {
    const good = Object.keys(faultsOf(next, today)).length === 0;
    setTyped({ of: good ? next : range, range: next });
    if (good) onChange(next);
  };
  const day = (end: 'from' | 'to') => ({
    type: 'date',
    value: shown[end],
    max: today,
    errors: faults[end] && sayFault[faults[end]],
    onChange: (event: { target: { value: string } }) => change({ ...shown, [end]: event.target.value }),
  });
  return (
    <>
      <div className={s.choices} role="group" aria-label={t`Period`}>
        {(['today', 'yesterday', 'week', 'month'] as const).map((name) => (
          <Chip
            key={name}
            pressed={sameRange(presets[name](today), range)}
            onClick={() => change(presets[name](today))}
          >
            {i18n._(presetNames[name])}
          </Chip>
        ))}
      </div>
      <div className={s.days}>
        <Field {...day('from')} label={t`From`} />
        <Field {...day('to')} label={t`To`} />
      </div>
    </>
  );
}
