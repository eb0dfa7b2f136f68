import { Trans, useLingui } from '@lingui/react/macro';
import type { RoundOutcome } from '#src/contract/records/records.schema.ts';
import { cx } from '#src/ui/class-names.ts';
import { useAmounts } from './use-amounts.tsx';
import s from './round-outcome.module.css';

type Told = Extract<RoundOutcome['told'], { kind: 'reels' }>;

/** The symbols of a round where its reels stopped, those that paid marked, and what each paid. */
export function RoundReels({ told: { symbols, reels, lines, wins }, iconUrl }: { told: Told; iconUrl: string }) {
  const { t } = useLingui();
  const { plain } = useAmounts();
  const height = Math.max(0, ...reels.map((reel) => reel.length));
  const nameAt = (reel: number, row: number) => symbols[reels[reel]?.[row] ?? -1]?.name ?? '–';
  const pays = (reel: number, row: number) => wins.some(({ cells }) => cells.some(([x, y]) => x === reel && y === row));
  const rows = Array.from({ length: height }, (_, row) => reels.map((_reel, reel) => nameAt(reel, row)).join(', '));
  return (
    <>
      <div className={s.board} role="img" aria-label={t`Reels, from top to bottom: ${rows.join('; ')}`}>
        {Array.from({ length: height }, (_, row) => (
          <div key={row} className={s.row}>
            {reels.map((places, reel) => {
              const symbol = symbols[places[row] ?? -1];
              const picture = symbol?.ofGame && iconUrl !== '' ? iconUrl : symbol?.picture;
              return (
                <span key={reel} className={cx(s.cell, pays(reel, row) && s.paid)}>
                  {picture === undefined ? symbol?.name : <img src={picture} alt="" />}
                </span>
              );
            })}
          </div>
        ))}
      </div>
      {wins.length === 0 ? (
        <p className={s.hint}>
          <Trans>No line paid in this round.</Trans>
        </p>
      ) : (
        <ul className={s.wins}>
          {wins.map(({ line, count, symbol, amount }) => {
            const name = symbols[symbol]?.name ?? '';
            return (
              <li key={line ?? 'any'}>
                <span>{line === undefined ? t`${count} × ${name}` : t`Line ${line}: ${count} × ${name}`}</span>
                <b className="num">{plain(amount)}</b>
              </li>
            );
          })}
        </ul>
      )}
      <p className={s.hint}>
        {lines === 1
          ? t`1 line played, as the provider tells it.`
          : t`${lines} lines played, as the provider tells it.`}
      </p>
    </>
  );
}
