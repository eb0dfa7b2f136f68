import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { PromotionFlag } from './promotion-flag.tsx';
import { useReward } from './use-reward.ts';
import type { RewardLine } from './reward-lists.ts';
import { RewardWords } from './reward-words.tsx';
import s from './reward-centre.module.css';

/** The member's applications: those under review, and rejected ones with the reason. Empty without any. */
export function AskedRewards({ lines }: { lines: readonly RewardLine[] }) {
  const reward = useReward();
  const language = useAtomValue(languageAtom);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Your requests</Trans>
      </h2>
      <Card>
        <ul className={s.rows}>
          {lines.map((line) => {
            const { promotion, stage, state, at, reason } = line;
            const rejected = state === 'rejected';
            return (
              <li key={`${promotion.id} ${stage}`}>
                <span className={s.sign}>{rejected ? <X size={20} /> : <Hourglass size={20} />}</span>
                <RewardWords line={line} note={formatDay(at, language)}>
                  {reward(line.amount, line.points)}
                </RewardWords>
                <PromotionFlag status={rejected ? 'rejected' : 'applying'} />
                {rejected && reason && <p className={s.reason}>{reason}</p>}
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
