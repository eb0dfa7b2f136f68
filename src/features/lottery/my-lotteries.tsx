import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { recentGamesResource } from '#src/state/lobby/recent.ts';
import s from './lottery.module.css';

type MyLotteriesProps = { lotteries: readonly Lottery[]; renderRow: (lottery: Lottery) => ReactNode };

/** The lotteries that the member played last, at most three; nothing before the first. */
export function MyLotteries({ lotteries, renderRow }: MyLotteriesProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const recent = useResource(recentGamesResource, { language }, { onDemand: true }).value?.games ?? [];
  const played = recent.flatMap(({ nodeId }) => lotteries.filter((lottery) => lottery.nodeId === nodeId)).slice(0, 3);
  if (played.length === 0) return null;
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Your lotteries</Trans>
      </h2>
      <ul className={s.list} aria-label={t`Your lotteries`}>
        {played.map(renderRow)}
      </ul>
    </section>
  );
}
