import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { CallValue } from '#src/contract/call-types.ts';
import type { lotteryMenu } from '#src/contract/lottery/lottery.ts';
import { formatCount } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import s from './lottery.module.css';

type PrizeTableProps = Pick<CallValue<typeof lotteryMenu>, 'prizes' | 'returnPercent'>;

/** Prizes by number of hits, their odds, and the return to player. */
export function PrizeTable({ prizes, returnPercent }: PrizeTableProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const percent = language === 'pt' ? returnPercent.replace('.', ',') : returnPercent;
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Prizes</Trans>
      </h2>
      <Card className={s.prizes}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Hits`}</th>
              <th scope="col">{t`Pays`}</th>
              <th scope="col">{t`Chance`}</th>
            </tr>
          </thead>
          <tbody>
            {prizes.map(({ hits, times, oneIn }) => (
              <tr key={hits}>
                <th scope="row">
                  <Plural value={hits} one="# hit" other="# hits" />
                </th>
                <td className="num">{formatCount(times, language)}×</td>
                <td className="num">{t`1 in ${formatCount(Math.round(oneIn), language)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={s.small}>
          <Trans>On average, {percent}% of all bets is paid back in prizes. A single ticket may win nothing.</Trans>
        </p>
      </Card>
    </section>
  );
}
