import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { Amount } from '#src/contract/core/amount.ts';
import type { TeamFigures } from '#src/contract/agents/team.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { CategoryCard } from './category-card.tsx';
import { KeyFigures } from './key-figures.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { changeOf, percent, shareOf } from './percent.ts';
import { PeriodPage } from './period-page.tsx';
import { useFigures } from './use-figures.ts';

/** /m/agent/team/overview: what the agent's team did in some days, beside as many days before [S2-075]. */
export const OverviewPage = () => <PeriodPage render={({ figures }) => <Figures figures={figures} />} />;

function Figures({ figures }: { figures: TeamFigures }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { money } = useFigures();
  const { totals, before } = figures;
  const noteOf = (now: Amount, was: Amount) => {
    const change = changeOf(now, was, language);
    return change === undefined ? t`nothing in the period before` : t`${change} on the period before`;
  };
  const margin = percent(shareOf(totals.result, totals.turnover), language);
  return (
    <>
      <KeyFigures
        label={t`Figures of the period`}
        figures={[
          { name: t`Deposits`, value: money(totals.deposit), note: noteOf(totals.deposit, before.totals.deposit) },
          {
            name: t`Withdrawals`,
            value: money(totals.withdrawal),
            note: noteOf(totals.withdrawal, before.totals.withdrawal),
          },
          { name: t`Bets`, value: money(totals.turnover), note: noteOf(totals.turnover, before.totals.turnover) },
          { name: t`Result`, value: money(totals.result), note: t`${margin} of the bets` },
        ]}
      />
      <PaymentsCard days={figures.days} />
      <CategoryCard figures={figures} />
    </>
  );
}
