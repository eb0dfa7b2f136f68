import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { TeamFigures } from '#src/contract/agents/team.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { shortDay, weekday } from './day-text.ts';
import { percent, shareOf } from './percent.ts';
import { PnlTable } from './pnl-table.tsx';
import { useCategoryName } from './use-category-name.ts';
import s from './team.module.css';

type PnlProps = { figures: TeamFigures };

/** Profit and loss of each day. */
export function PnlByDay({ figures }: PnlProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const rows = figures.days.map((sums) => ({
    ...sums,
    ...{ key: sums.day, name: weekday(sums.day, language), note: shortDay(sums.day, language), cell: sums.day },
  }));
  return <PnlTable caption={t`Profit and loss by day`} of={t`Day`} figures={figures} rows={rows} />;
}

/** The same of each category, with the result as a part of the stakes. */
export function PnlByCategory({ figures }: PnlProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const nameOf = useCategoryName();
  const rows = figures.categories.map((sums) => {
    const name = nameOf(sums.category);
    return {
      ...sums,
      key: sums.category,
      name,
      note: percent(shareOf(sums.result, sums.turnover), language),
      cell: name,
    };
  });
  return (
    <PnlTable caption={t`Profit and loss by category`} of={t`Category`} figures={figures} rows={rows}>
      <p className={s.hint}>
        <Trans>The small figure is the result as a part of the bets.</Trans>
      </p>
    </PnlTable>
  );
}
