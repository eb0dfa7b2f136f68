import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { NextDraw } from '#src/components/games/lottery/next-draw.tsx';
import { useAtomValue } from 'jotai';
import { readPrizeMode } from '#src/contract/core/game-type.ts';
import { timesOf, winningHits } from '#src/contract/lottery/lottery-rules.ts';
import { formatCount } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import type { Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { DrawBalls } from '#src/components/games/lottery/draw-balls.tsx';
import s from './lottery.module.css';

type LotteryRowProps = {
  lottery: Lottery;
  /** Its last numbers, if shown. */
  last?: readonly number[] | undefined;
  /** The prize mode for its launch; its own if the list has none. */
  prizeMode?: string | undefined;
};

/** A lottery of a list: its picture, its next draw, its top prize and its last numbers; it links to its start page. */
export function LotteryRow({ lottery, last, prizeMode }: LotteryRowProps) {
  const { t } = useLingui();
  const { vassalage: vendor, gameCode: code } = lottery;
  const mode = readPrizeMode(prizeMode) ?? lottery.prizeMode;
  const times = formatCount(timesOf(mode, winningHits[0]), useAtomValue(languageAtom));
  return (
    <li>
      <Link to="/m/startLottery" search={{ vendor, code, prize_mode: prizeMode }} className={s.row}>
        <img src={lottery.iconUrl} alt="" width="52" height="65" loading="lazy" />
        <span className={s.words}>
          <b>{lottery.gameName}</b>
          <small>
            <NextDraw next={lottery.next} /> · <DrawnEvery minutes={lottery.everyMinutes} />
          </small>
          <small className="num">{t`Pays up to ${times}× the bet`}</small>
          {last && <DrawBalls numbers={last} />}
        </span>
        <ChevronRight size={20} />
      </Link>
    </li>
  );
}

const perHour = 60;
const perDay = 24 * perHour;

/** The interval of a lottery's draws. */
function DrawnEvery({ minutes }: { minutes: number }) {
  if (minutes === perDay) return <Trans>once a day</Trans>;
  if (minutes === perHour) return <Trans>every hour</Trans>;
  return minutes % perHour === 0 ? (
    <Trans>every {minutes / perHour} hours</Trans>
  ) : (
    <Trans>every {minutes} minutes</Trans>
  );
}
