import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { toMinor } from '#src/contract/core/amount.ts';
import type { TeamFigures } from '#src/contract/agents/team.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { BarRows } from '#src/ui/chart/bar-rows.tsx';
import { ChartCard } from './chart-card.tsx';
import { FigureTable } from './figure-table.tsx';
import { percent, shareOf } from './percent.ts';
import { useCategoryName } from './use-category-name.ts';
import { useFigures } from './use-figures.ts';
import s from './team.module.css';

/** The bets of each category as bars, in words, and as a table. */
export function CategoryCard({ figures: { categories, totals, before } }: { figures: TeamFigures }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const nameOf = useCategoryName();
  const { money, plain } = useFigures();
  const id = useId();
  const partOf = (turnover: string) => percent(shareOf(turnover, totals.turnover), language, 0);
  const title = t`Bets by category`;

  function say(): string {
    const [first] = categories;
    if (!first) return t`No bets in these days.`;
    const [name, part] = [nameOf(first.category), partOf(first.turnover)];
    const now = t`${name}: ${part} of the bets.`;
    const was = before.categories.find(({ category }) => category === first.category);
    if (!was) return now;
    const earlier = percent(shareOf(was.turnover, before.totals.turnover), language, 0);
    return `${now} ${t`In the period before it was ${earlier}.`}`;
  }
  return (
    <ChartCard
      title={title}
      id={id}
      chart={
        <BarRows
          label={title}
          rows={categories.map(({ category, turnover }) => ({
            key: category,
            label: nameOf(category),
            value: toMinor(turnover),
            text: (
              <span className={s.part}>
                {money(turnover)} <small>{partOf(turnover)}</small>
              </span>
            ),
          }))}
        />
      }
      table={
        <FigureTable
          caption={title}
          head={[t`Category`, t`Bets`, t`Share`]}
          rows={categories.map(({ category, turnover }) => ({
            key: category,
            cells: [nameOf(category), plain(turnover), partOf(turnover)],
          }))}
          total={[plain(totals.turnover), '']}
        />
      }
      sentence={say()}
    />
  );
}
