import { Trans, useLingui } from '@lingui/react/macro';
import { RateField } from '#src/components/people/agents/rate-field.tsx';
import { rebateCategories } from '#src/contract/agents/agents.ts';
import type { AccountTerms } from '#src/contract/agents/open-accounts.schema.ts';
import type { Rates } from '#src/contract/agents/rates.schema.ts';
import { Card } from '#src/ui/card.tsx';
import s from './accounts.module.css';

type GivenRatesProps = {
  readonly limits: AccountTerms['limits'];
  readonly rates: Partial<Rates>;
  readonly onChange: (rates: Partial<Rates>) => void;
};

/** The rates of a new agent: none at first, and at most the agent's own. */
export function GivenRates({ limits, rates, onChange }: GivenRatesProps) {
  const { t } = useLingui();
  const shown = limits === null ? [] : rebateCategories.filter((category) => limits[category] > 0);
  return (
    <section className={s.rates}>
      <h2 className={s.label}>
        <Trans>Rates</Trans>
      </h2>
      {limits === null || shown.length === 0 ? (
        <p className={s.hint}>
          <Trans>You have no rates of your own that you could give.</Trans>
        </p>
      ) : (
        <>
          <p className={s.hint}>
            <Trans>They hold from tomorrow on. You can change them later.</Trans>
          </p>
          <Card>
            <ul className={s.list} aria-label={t`Rates`}>
              {shown.map((category) => (
                <RateField
                  key={category}
                  category={category}
                  rate={Math.min(rates[category] ?? 0, limits[category])}
                  limit={limits[category]}
                  onChange={(rate) => onChange({ ...rates, [category]: rate })}
                />
              ))}
            </ul>
          </Card>
        </>
      )}
    </section>
  );
}
