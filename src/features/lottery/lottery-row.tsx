import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Lottery } from '#src/contract/lottery.ts';
import { DrawBalls } from './draw-balls.tsx';
import { NextDraw } from './next-draw.tsx';
import s from './lottery.module.css';

/** A lottery of the centre: its picture, its next draw and its last numbers; it leads to its start. */
export function LotteryRow({ lottery, last }: { lottery: Lottery; last: readonly number[] | undefined }) {
  const { vassalage: vendor, gameCode: code } = lottery;
  return (
    <li>
      <Link to="/m/startLottery" search={{ vendor, code }} className={s.row}>
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
