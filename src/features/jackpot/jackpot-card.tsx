import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMoney } from '#src/components/people/use-money.ts';
import { toMinor, type Amount, fromMinor } from '#src/contract/core/amount.ts';
import type { Jackpot } from '#src/contract/jackpots/jackpots.schema.ts';
import { usePicture } from '#src/platform/device/picture-origin.ts';
import art from '#src/ui/art-scene.module.css';
import { cx } from '#src/ui/class-names.ts';
import { useInterval } from '#src/ui/use-interval.ts';
import { useReducedMotion } from '#src/ui/use-reduced-motion.ts';
import { CountingGames } from './counting-games.tsx';
import s from './jackpot.module.css';

type JackpotCardProps = {
  jackpot: Jackpot;
  /** The largest one, listed first. */
  first: boolean;
};

/** A jackpot: its picture, its amount, its distance from the level where it must drop, and its games. */
export function JackpotCard({ jackpot, first }: JackpotCardProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { name, cap } = jackpot;
  const amount = useGrowing(jackpot.amount);
  const percent = Math.floor((100 * toMinor(amount)) / toMinor(cap));
  const limit = money(cap);
  return (
    <article className={s.jackpot} aria-label={name}>
      <div className={cx(art.scene, s.scene, first && s.first)}>
        <img src={usePicture(jackpot.art)} alt="" />
        <h2 className={s.name}>{name}</h2>
        <p className={cx(s.amount, 'num')} translate="no">
          {money(amount)}
        </p>
        <progress className={s.way} value={percent} max={100} aria-label={t`On its way to ${limit}`} />
        <p className={cx(s.limit, 'num')}>
          <Trans>Drops before {limit}</Trans>
        </p>
      </div>
      <CountingGames jackpot={jackpot} />
    </article>
  );
}

/** Frame interval of the animation, in ms, and the fraction of the remainder per step: it lasts about until the next answer. */
const every = 80;
const part = 25;

const step = (shown: number, told: number): number => (told < shown ? told : shown + Math.ceil((told - shown) / part));

/**
 * An amount that counts up to its new value. With reduced motion it jumps, and so does a smaller value: another run has started.
 */
export function useGrowing(amount: Amount): Amount {
  const still = useReducedMotion();
  const told = toMinor(amount);
  const [shown, setShown] = useState(told);
  useInterval(shown !== told, every, () => setShown((before) => (still ? told : step(before, told))));
  return still || told < shown ? amount : fromMinor(shown);
}
