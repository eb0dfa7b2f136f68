import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { categoryNames } from '#src/components/games/category-name.ts';
import { AllLotteries } from '#src/components/games/lottery/no-lottery.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import { lotteriesResource } from './lottery.resource.ts';
import { LotteriesSkeleton } from './lotteries-skeleton.tsx';
import { LotteryRow } from './lottery-row.tsx';
import s from './lottery.module.css';

type LotteryLobbyProps = { vendor: string; prizeMode: string | undefined };

/** The lobby of a lottery vendor: its lotteries by category, each opened in the prize mode of the lobby [S1-300, S1-301]. */
export function LotteryLobby({ vendor, prizeMode }: LotteryLobbyProps) {
  const { t, i18n } = useLingui();
  const read = useRead(lotteriesResource, { vendor, prizeMode, language: useAtomValue(languageAtom) });
  const sorting = useResource(vendorSortingResource, undefined).value?.sorting ?? [];
  const name = sorting.flatMap(({ vendorNames }) => vendorNames).find(({ vassalage }) => vassalage === vendor);
  return (
    <>
      {name && <h2 className={s.title}>{name.accountTypeName}</h2>}
      <ResourceView
        read={read}
        isEmpty={(list) => list.length === 0}
        emptyTitle={t`No lottery at the moment`}
        emptyAction={<AllLotteries />}
        skeleton={<LotteriesSkeleton />}
      >
        {(list) =>
          (['LOTT', 'ELOTT'] as const).map((category) => {
            const lotteries = list.filter(({ gameType }) => gameType === category);
            return (
              lotteries.length > 0 && (
                <Group key={category} {...{ title: i18n._(categoryNames[category]), lotteries, prizeMode }} />
              )
            );
          })
        }
      </ResourceView>
    </>
  );
}

type GroupProps = { title: string; lotteries: readonly Lottery[]; prizeMode: string | undefined };

function Group({ title, lotteries, prizeMode }: GroupProps) {
  return (
    <section>
      <h3 className={s.group}>{title}</h3>
      <ul className={s.list} aria-label={title}>
        {lotteries.map((lottery) => (
          <LotteryRow key={lottery.nodeId} lottery={lottery} prizeMode={prizeMode} />
        ))}
      </ul>
    </section>
  );
}
