import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import type { Missions } from '#src/contract/lobby/tasks.schema.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { claim } from './missions.resource.ts';
import s from './missions-page.module.css';

type Mission = Missions['missions'][number];

/** A mission of the day with its progress; where it gives points, how many, and the button that claims them. */
export function MissionRow({ mission }: { mission: Mission }) {
  const { t } = useLingui();
  const { kind, goal, points, claimed } = mission;
  const done = Math.min(mission.done, goal);
  const isDone = mission.done >= goal;
  const name = {
    rounds: <Plural value={goal} one="Play # round" other="Play # rounds" />,
    games: <Plural value={goal} one="Play # game" other="Play # different games" />,
    vendors: <Plural value={goal} one="Play at # provider" other="Play at # different providers" />,
  }[kind];
  return (
    <li>
      <div className={s.line}>
        <h3 id={`mission-${kind}`}>{name}</h3>
        {isDone ? (
          <span className={s.done}>
            <CircleCheck size={16} />
            <Trans context="task">Done</Trans>
          </span>
        ) : (
          <span className="num">{t`${done} of ${goal}`}</span>
        )}
      </div>
      <ProgressBar className={s.bar} value={done} max={goal} aria-labelledby={`mission-${kind}`} />
      {points > 0 && <Points kind={kind} points={points} claimed={claimed} isDone={isDone} />}
    </li>
  );
}

type PointsProps = Pick<Mission, 'kind' | 'points' | 'claimed'> & { isDone: boolean };

function Points({ kind, points, claimed, isDone }: PointsProps) {
  const { t } = useLingui();
  const said = t`${plural(points, { one: '# point', other: '# points' })}`;
  const action = useAction(claim, {
    offline: connectionText.moneyOff,
    done: () => t`You received ${said}.`,
  });
  const problem = action.problem ?? action.off;
  return (
    <>
      <p className={s.points}>
        <b className="num">+ {said}</b>
        {claimed && (
          <span>
            <Trans>Received</Trans>
          </span>
        )}
        {isDone && !claimed && (
          <Button
            variant="play"
            compact
            pending={action.pending}
            aria-label={t`Claim ${said}`}
            onClick={() => action.run({ kind })}
          >
            <Trans>Claim</Trans>
          </Button>
        )}
      </p>
      {isDone && !claimed && problem && <InlineAlert>{problem}</InlineAlert>}
    </>
  );
}
