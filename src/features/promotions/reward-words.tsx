import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cx } from '#src/ui/class-names.ts';
import type { RewardLine } from './reward-lists.ts';
import s from './reward-centre.module.css';

type RewardWordsProps = {
  line: Pick<RewardLine, 'promotion' | 'stage'>;
  /** The amount. */
  children: ReactNode;
  /** Shown instead of the stage. */
  note?: ReactNode;
};

/** The name of a reward, and a link to its promotion. */
export function RewardWords({ line: { promotion, stage }, children, note }: RewardWordsProps) {
  const several = promotion.stages.length > 1;
  return (
    <Link to="/m/activity/$promotionId" params={{ promotionId: promotion.id }} className={s.words}>
      <b className="num">{children}</b>
      <span>{promotion.title}</span>
      {(note || several) && <small className={cx(s.note, 'num')}>{note ?? <Trans>Stage {stage}</Trans>}</small>}
    </Link>
  );
}
