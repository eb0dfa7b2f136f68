import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Crown from 'lucide-react/icons/crown';
import { useId } from 'react';
import { useMoney } from '#src/components/people/use-money.ts';
import type { AccountOverview } from '#src/contract/account/account-overview.schema.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import rows from '#src/ui/rows.module.css';
import s from './vip-progress.module.css';

/** The member's level in the VIP club, and how far their bets are from the next one; it links to the club's page. */
export function VipProgress({ vip: { level, bet, next } }: { vip: NonNullable<AccountOverview['vip']> }) {
  const id = useId();
  const language = useAtomValue(languageAtom);
  const money = useMoney();
  const nextName = next?.[language];
  return (
    <section>
      <h2 className={rows.heading}>
        <Trans>VIP club</Trans>
      </h2>
      <Card>
        <a href="/vip/vip.html" className={rows.row}>
          <Crown size={20} />
          <span className={rows.words}>
            <span>{level ? level[language] : <Trans>No level yet</Trans>}</span>
            <small>
              <Trans>See all levels</Trans>
            </small>
          </span>
          <ChevronRight size={20} />
        </a>
        <div className={s.progress}>
          {next && (
            <ProgressBar
              className={s.bar}
              value={Math.min(toMinor(bet), toMinor(next.from))}
              max={toMinor(next.from)}
              aria-labelledby={id}
            />
          )}
          <p id={id}>
            {next ? (
              <Trans>
                {money(bet)} of {money(next.from)} in bets for {nextName}
              </Trans>
            ) : (
              <Trans>{money(bet)} in bets, the highest level</Trans>
            )}
          </p>
          <p>
            <Trans>Our team sets your level.</Trans>
          </p>
        </div>
      </Card>
    </section>
  );
}
