import { Trans, useLingui } from '@lingui/react/macro';
import Gift from 'lucide-react/icons/gift';
import { useEffect, useId, useRef } from 'react';
import { showFailure } from '#src/components/kit/actions/use-action.ts';
import { Balance } from '#src/components/people/balance.tsx';
import { useOfflineReason } from '#src/components/kit/offline-guard.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import type { RewardLine } from './reward-lists.ts';
import { RewardWords } from './reward-words.tsx';
import { useReward } from './use-reward.ts';
import { usePromotionAction } from './use-promotion-action.ts';
import s from './reward-centre.module.css';

/** Claimable rewards, each with its button, and the balance that they are added to. */
export function ReadyRewards({ lines }: { lines: readonly RewardLine[] }) {
  const offline = useOfflineReason() !== undefined;
  const reasonId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(lines.length);
  // The pressed button disappears with its row: the focus stays in the list.
  useEffect(() => {
    if (lines.length < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = lines.length;
  }, [lines.length]);
  return (
    <section>
      <Card>
        <h2 ref={heading} tabIndex={-1} className={s.inCard}>
          <Trans>To claim now</Trans>
        </h2>
        {lines.length === 0 ? (
          <p className={s.none}>
            <Trans>Rewards you earn or are granted appear here, ready to claim.</Trans>
          </p>
        ) : (
          <ul className={s.rows}>
            {lines.map((line, index) => (
              <ReadyRow
                key={`${line.promotion.id} ${line.stage}`}
                line={line}
                first={index === 0}
                reasonId={offline ? reasonId : undefined}
              />
            ))}
          </ul>
        )}
        {offline && lines.length > 0 && (
          <p id={reasonId} className={s.none}>
            <Trans>You can claim again once you are online. Nothing is queued.</Trans>
          </p>
        )}
        <p className={s.balance}>
          <span>
            <Trans>Your balance</Trans>
          </span>
          <Balance />
        </p>
      </Card>
    </section>
  );
}

type ReadyRowProps = {
  line: RewardLine;
  /** Only one button of a view is filled. */
  first: boolean;
  /** Id of the text that says why claiming is disabled. */
  reasonId: string | undefined;
};

function ReadyRow({ line, first, reasonId }: ReadyRowProps) {
  const { t } = useLingui();
  const { promotion, stage, state } = line;
  const { title } = promotion;
  const amount = useReward()(line.amount, line.points);
  const due = state === 'due';
  // After a refusal the displayed status is outdated, and the row disappears.
  const act = usePromotionAction({ reviewed: true, amount, points: line.points, refused: showFailure });
  return (
    <li>
      <span className={s.sign} data-pays>
        <Gift size={20} />
      </span>
      <RewardWords line={line}>{amount}</RewardWords>
      <Button
        variant={first ? 'play' : 'soft'}
        compact
        pending={act.pending}
        aria-label={due ? t`Request ${amount}: ${title}` : t`Claim ${amount}: ${title}`}
        aria-disabled={reasonId ? true : undefined}
        aria-describedby={reasonId}
        onClick={() => act.run({ id: promotion.id, stage: due ? undefined : stage })}
      >
        {due ? <Trans>Request</Trans> : <Trans>Claim</Trans>}
      </Button>
      {act.problem && <InlineAlert className={s.problem}>{act.problem}</InlineAlert>}
    </li>
  );
}
