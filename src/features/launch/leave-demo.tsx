import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Heart from 'lucide-react/icons/heart';
import Info from 'lucide-react/icons/info';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { ageLimitAtom } from '#src/state/site/site.ts';
import type { RunningGame } from '#src/state/lobby/running-game.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { TileFrame } from '#src/ui/tile-frame.tsx';
import s from './leave-demo.module.css';

type LeaveDemoProps = {
  game: RunningGame;
  /** A round is open: it is finished without the visitor. */
  roundOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
  onRegister: () => void;
};

/** Confirms that a visitor leaves a demonstration, and describes an account neutrally: no persuasion to stay, and no promises. */
export function LeaveDemo({ game, roundOpen, onStay, onLeave, onRegister }: LeaveDemoProps) {
  const { t } = useLingui();
  const age = useAtomValue(ageLimitAtom);
  return (
    <Sheet
      open
      onClose={onStay}
      title={t`Leave the demonstration?`}
      note={roundOpen ? t`The round will finish without you.` : t`${game.name} will be here when you come back.`}
      picture={
        game.iconUrl && (
          <TileFrame className={s.picture}>
            <img src={game.iconUrl} alt="" width="240" height="300" />
          </TileFrame>
        )
      }
      closeLabel={t`Close`}
    >
      <ul className={s.points}>
        <Point icon={<Info size={20} aria-hidden />}>
          <Trans>Chips never become money, and are gone a day after your last game.</Trans>
        </Point>
        <Point icon={<RotateCw size={20} aria-hidden />}>
          <Trans>Winning here does not mean winning later: every round is random.</Trans>
        </Point>
        <Point icon={<Heart size={20} aria-hidden />}>
          <Trans>A free account keeps your favourites and recent games.</Trans>
        </Point>
      </ul>
      <div className={s.ways}>
        <Button wide big onClick={onRegister}>
          <Trans>Create a free account</Trans>
        </Button>
        <Button variant="line" wide big onClick={onLeave}>
          <Trans>Leave without an account</Trans>
        </Button>
        <Button variant="text" wide onClick={onStay}>
          <Trans>Keep playing with chips</Trans>
        </Button>
      </div>
      <p className={s.age}>
        <b className="num" aria-hidden="true">
          {age}+
        </b>
        <Trans>No deposit needed to open an account. Only for people aged {age} or over.</Trans>
      </p>
    </Sheet>
  );
}

const Point = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    {icon}
    <span>{children}</span>
  </li>
);
