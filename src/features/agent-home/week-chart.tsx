import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { KpiDay } from '#src/contract/agents/team-kpi.schema.ts';
import { formatCount } from '#src/platform/language/format.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { languageAtom } from '#src/state/app/language.ts';

import { ChartFigure } from '#src/ui/chart/chart-figure.tsx';

/** Members who bet, by day, the last of which is today; its table is behind a toggle. */
export function WeekChart({ days }: { days: readonly KpiDay[] }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const named = (weekday: 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(localeOf[language], { weekday, timeZone: 'UTC' });
    return (day: string) => format.format(Date.parse(day)).replace('.', '');
  };
  const [short, long] = [named('short'), named('long')];
  const last = days.length - 1;
  const bars = days.map(({ day, teamBetMemberCount: value }, index) => ({
    key: day,
    tick: index === last ? t`today` : short(day),
    name: index === last ? t`today` : long(day),
    value,
    text: formatCount(value, language),
    current: index === last,
  }));
  const list = bars.map(({ name, text }) => `${name} ${text}`).join(', ');
  return (
    <ChartFigure
      title={<Trans>Members playing</Trans>}
      unit={<Trans>last 7 days</Trans>}
      sentence={t`Members who bet, by day: ${list}.`}
      bars={bars}
    />
  );
}
