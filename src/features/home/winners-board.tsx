import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { winnerItem } from '#src/components/games/launchable.ts';
import { Section } from '#src/components/kit/section.tsx';
import { useLaunch } from '#src/components/games/use-launch.ts';
import { winnersScrollAbove } from '#src/contract/core/limits.ts';
import { formatAge, formatCount, formatMoney } from '#src/platform/language/format.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { currencyAtom } from '#src/state/site/site.ts';
import { winnersResource } from '#src/state/lobby/winners.ts';
import { AutoScrollList } from '#src/ui/auto-scroll-list.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import s from './winners-board.module.css';

/** Game, player, time, multiple of the stake and winning amount [S1-177]; it moves with more than 6 rows [S1-178], and a row launches its game [S1-180]. */
export function WinnersBoard() {
  const { t } = useLingui();
  const launch = useLaunch();
  const language = useSettledLanguage();
  // The document does without the times.
  const alive = useHydrated();
  const currency = useAtomValue(currencyAtom);
  const { value: winners = [], at = 0 } = useResource(winnersResource, { language });
  if (winners.length === 0) return null;
  const title = t`Latest winners`;
  return (
    <Section title={title} at={at}>
      <div className={s.board}>
        <div className="sr-only">
          <Trans>Game, player and winning amount; a row opens its game.</Trans>
        </div>
        <AutoScrollList
          label={title}
          rows={winners}
          rowKey={(row) => winners.indexOf(row)}
          threshold={winnersScrollAbove}
          className={s.rows}
          rowClassName={s.row}
          renderRow={(row) => (
            <button type="button" className={s.winner} onClick={() => launch(winnerItem(row))}>
              <img src={row.vo.iconUrl} alt="" width="40" height="40" loading="lazy" decoding="async" />
              <span className={s.who} translate="no">
                <b>{row.vo.gameName}</b>
                <small>
                  {row.vo.customerName}
                  {alive && row.vo.wonAt && ` · ${formatAge(row.vo.wonAt, at, language, 'short')}`}
                </small>
              </span>
              <span className={`${s.amount} num`} translate="no">
                {formatMoney(row.vo.winAmount, currency.symbol, language)}
                {alive && row.vo.times && <small>{formatCount(row.vo.times, language)}×</small>}
              </span>
            </button>
          )}
        />
      </div>
    </Section>
  );
}
