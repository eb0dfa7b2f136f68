import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import type { MallOrder } from '#src/contract/mall/mall.schema.ts';
import { usePicture } from '#src/platform/device/picture-origin.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ordersResource } from './mall.resource.ts';
import s from './mall.module.css';

/** The member's orders and their status; points and orders are fetched together. */
export function MallOrders() {
  const { t } = useLingui();
  const store = useStore();
  const params = { language: useAtomValue(languageAtom) };
  const read = useRead(ordersResource, params);
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Your orders</Trans>
      </h2>
      <ResourceView
        read={read}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`Nothing ordered yet`}
        emptyText={<Trans>Your orders appear here.</Trans>}
        headingLevel={3}
        skeleton={
          <div role="status" aria-label={t`Loading`}>
            <Skeleton className={s.ordersWait} />
          </div>
        }
      >
        {(list) => (
          <>
            <Card>
              <ul className={s.orders} aria-label={t`Your orders`}>
                {list.items.map((order) => (
                  <Order key={order.id} order={order} />
                ))}
              </ul>
            </Card>
            <ShowMore of={list} onMore={() => void ordersResource.loadMore(store, params)} className={s.more} />
          </>
        )}
      </ResourceView>
    </section>
  );
}

const states: Record<MallOrder['state'], MessageDescriptor> = {
  done: msg`Credited`,
  ordered: msg`Preparing`,
  shipped: msg`On its way`,
  refused: msg`Refused`,
};

/** A credit that awaits the operator's decision. */
const held = msg`Under review`;

function Order({ order: { name, art, kind, points, state, reason, to, orderedAt } }: { order: MallOrder }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const said = t`${plural(points, { one: '# point', other: '# points' })}`;
  return (
    <li>
      <img src={usePicture(art)} alt="" loading="lazy" />
      <span className={s.orderWords}>
        <b>{name}</b>
        <small className="num">
          {said} · {formatDay(orderedAt, language)}
        </small>
        {to !== '' && (
          <small>
            <Trans>To {to}</Trans>
          </small>
        )}
      </span>
      <span className={cx(s.flag, state !== 'ordered' && state !== 'refused' && s.well)}>
        {i18n._(kind === 'credit' && state === 'ordered' ? held : states[state])}
      </span>
      {state === 'refused' && (
        <p className={s.reason}>
          {reason} <Trans>Your points are back.</Trans>
        </p>
      )}
    </li>
  );
}
