import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Fragment } from 'react';
import type { TeamFigures } from '#src/contract/agents/team.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { shortDay, weekday } from './day-text.ts';
import { FigureTable } from './figure-table.tsx';
import { percent, shareOf } from './percent.ts';
import { SaveTable } from './save-table.tsx';
import { useCategoryName } from './use-category-name.ts';
import { useFigures } from './use-figures.ts';
import s from './team.module.css';

type PnlProps = { figures: TeamFigures };

/** Stakes, wins and result of each day, and the total that closes them. */
export function PnlByDay({ figures: { days, totals, startDate: from, endDate: to } }: PnlProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { plain } = useFigures();
  const head = [t`Day`, t`Bets`, t`Winnings`, t`Result`];
  return (
    <>
      <div className={s.table}>
        <FigureTable
          caption={t`Profit and loss by day`}
          head={head}
          rows={days.map(({ day, turnover, win, result }) => ({
            key: day,
            cells: [
              <Fragment key="name">
                {weekday(day, language)} <small>{shortDay(day, language)}</small>
              </Fragment>,
              ...[turnover, win, result].map(plain),
            ],
          }))}
          total={[totals.turnover, totals.win, totals.result].map(plain)}
        />
      </div>
      <SaveTable
        name={t`team-result`}
        days={{ from, to }}
        rows={[
          head,
          ...days.map(({ day, turnover, win, result }) => [day, turnover, win, result]),
          [t`Total`, totals.turnover, totals.win, totals.result],
        ]}
      />
    </>
  );
}

/** The same of each category, with the result as a part of the stakes. */
export function PnlByCategory({ figures: { categories, totals, startDate: from, endDate: to } }: PnlProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const nameOf = useCategoryName();
  const { plain } = useFigures();
  const head = [t`Category`, t`Bets`, t`Winnings`, t`Result`];
  return (
    <>
      <div className={s.table}>
        <FigureTable
          caption={t`Profit and loss by category`}
          head={head}
          rows={categories.map(({ category, turnover, win, result }) => ({
            key: category,
            cells: [
              <Fragment key="name">
                {nameOf(category)} <small>{percent(shareOf(result, turnover), language)}</small>
              </Fragment>,
              ...[turnover, win, result].map(plain),
            ],
          }))}
          total={[totals.turnover, totals.win, totals.result].map(plain)}
        />
      </div>
      <p className={s.hint}>
        <Trans>The small figure is the result as a part of the bets.</Trans>
      </p>
      <SaveTable
        name={t`team-result`}
        days={{ from, to }}
        rows={[
          head,
          ...categories.map(({ category, turnover, win, result }) => [nameOf(category), turnover, win, result]),
          [t`Total`, totals.turnover, totals.win, totals.result],
        ]}
      />
    </>
  );
}
