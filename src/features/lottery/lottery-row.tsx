import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { NextDraw } from '#src/components/games/lottery/next-draw.tsx';
import type { Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { DrawBalls } from './draw-balls.tsx';
import s from './lottery.module.css';

type LotteryRowProps = {
  lottery: Lottery;
  /** Its last numbers, if shown. */
  last?: readonly number[] | undefined;
  /** The prize mode for its launch; its own if the list has none. */
  prizeMode?: string | undefined;
};

/** A lottery of a list: its picture, its next draw and its last numbers; it links to its start page. */
export function LotteryRow({ lottery, last, prizeMode }: LotteryRowProps) {
  const { vassalage: vendor, gameCode: code } = lottery;
  return (
    <li>
      <Link to="/m/startLottery" search={{ vendor, code, prize_mode: prizeMode }} className={s.row}>
        <img src={lottery.iconUrl} alt="" width="52" height="65" loading="lazy" />
        <span className={s.words}>
          <b>{lottery.gameName}</b>
          <small>
            <NextDraw next={lottery.next} />
          </small>
          {last && <DrawBalls numbers={last} />}
        </span>
        <ChevronRight size={20} />
      </Link>
    </li>
  );
}
