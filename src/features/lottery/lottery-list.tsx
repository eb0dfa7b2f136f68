import { Trans, useLingui } from '@lingui/react/macro';
import { atom, useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { Button } from '#src/ui/button.tsx';
import { Segmented } from '#src/ui/segmented.tsx';
import s from './lottery.module.css';

/** So many lotteries are listed at first, and more by each tap. */
const pageSize = 12;
/** The chosen rhythm; kept while the visitor opens a lottery and returns. */
const rhythmAtom = atom<Rhythm | 'all'>('all');

type LotteryListProps = { lotteries: readonly Lottery[]; renderRow: (lottery: Lottery) => ReactNode };

/** Every lottery by its next draw, of one rhythm if chosen. */
export function LotteryList({ lotteries, renderRow }: LotteryListProps) {
  const { t } = useLingui();
  const [rhythm, setRhythm] = useAtom(rhythmAtom);
  const [count, setCount] = useState(pageSize);
  const chosen = nextDrawFirst(lotteries).filter((lottery) => rhythm === 'all' || rhythmOf(lottery) === rhythm);
  const choose = (next: Rhythm | 'all') => {
    setRhythm(next);
    setCount(pageSize);
  };
  return (
    <section>
      <h2 className={s.title}>
        <Trans>All lotteries</Trans>
      </h2>
      <div className={s.rhythms}>
        <Segmented
          full
          label={t`How often they are drawn`}
          value={rhythm}
          onChange={choose}
          segments={[
            { value: 'all', label: <Trans context="lotteries">All</Trans> },
            { value: 'quick', label: <Trans>15 min</Trans> },
            { value: 'hours', label: <Trans>Hour</Trans> },
            { value: 'day', label: <Trans context="once a day">Day</Trans> },
          ]}
        />
      </div>
      {chosen.length === 0 ? (
        <p className={s.small} role="status">
          <Trans>No lottery at the moment</Trans>
        </p>
      ) : (
        <ul className={s.list} aria-label={t`All lotteries`}>
          {chosen.slice(0, count).map(renderRow)}
        </ul>
      )}
      {chosen.length > count && (
        <Button variant="soft" wide className={s.more} onClick={() => setCount(count + pageSize)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  );
}

/** The frequency of a lottery's draws: within a quarter of an hour, several times a day, or once a day. */
type Rhythm = 'quick' | 'hours' | 'day';

export function rhythmOf({ everyMinutes }: Pick<Lottery, 'everyMinutes'>): Rhythm {
  if (everyMinutes <= 15) return 'quick';
  return everyMinutes < 24 * 60 ? 'hours' : 'day';
}

/** The lotteries with the next draw first, those that are not on sale last; equal ones stay in the lobby's order. */
export const nextDrawFirst = (lotteries: readonly Lottery[]): Lottery[] =>
  lotteries.toSorted((a, b) => drawOf(a) - drawOf(b));

const drawOf = ({ next }: Lottery): number => next?.drawsAt ?? Number.MAX_VALUE;
