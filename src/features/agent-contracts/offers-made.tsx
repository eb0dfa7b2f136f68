import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { rateText } from './contract-text.ts';
import { madeResource } from './contracts.resource.ts';
import { StatusTag } from './status-tag.tsx';
import s from './contracts.module.css';

/** The offers of a kind that the agent has made to those below, newest first; nothing before the first one. */
export function OffersMade({ kind }: { kind: ContractKind }) {
  const { t } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const read = useRead(madeResource, kind, { onDemand: true });
  return (
    <ResourceView
      read={read}
      isEmpty={() => false}
      emptyTitle=""
      headingLevel={3}
      skeleton={<Skeleton className={s.wait} />}
    >
      {(list) =>
        list.items.length === 0 ? null : (
          <section>
            <h2 className={s.title}>
              <Trans>Sent offers</Trans>
            </h2>
            <Card>
              <ul className={s.list} aria-label={t`Sent offers`}>
                {list.items.map(({ id, account, tiers, offeredAt, status }) => (
                  <li key={id}>
                    <span className={s.what}>
                      <b translate="no">{account}</b>
                      <small className="num">
                        <Trans>
                          {rateText(tiers.at(-1)?.rate ?? 0, language)}, offered on {formatDay(offeredAt, language)}
                        </Trans>
                      </small>
                    </span>
                    <StatusTag status={status} theirs />
                  </li>
                ))}
              </ul>
            </Card>
            <ShowMore of={list} onMore={() => void madeResource.loadMore(store, kind)} className={s.more} />
          </section>
        )
      }
    </ResourceView>
  );
}
