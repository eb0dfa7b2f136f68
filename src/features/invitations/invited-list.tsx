import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import line from '#src/components/people/money/row.module.css';
import { toMinor } from '#src/contract/core/amount.ts';
import type { InvitedMember } from '#src/contract/invitations/invitations.schema.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { invitedResource } from './invitations.resource.ts';
import s from './invitations.module.css';

/** The invited members, newest first. */
export function InvitedList() {
  const { t } = useLingui();
  const store = useStore();
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Who joined</Trans>
      </h2>
      <ResourceView
        read={useRead(invitedResource, undefined)}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`Nobody has joined so far`}
        emptyText={<Trans>People who open an account with your link appear here.</Trans>}
        headingLevel={3}
        skeleton={
          <div role="status" aria-label={t`Loading`}>
            <Skeleton className={s.listWait} />
          </div>
        }
      >
        {(list) => (
          <>
            <Card>
              <ul className={s.list} aria-label={t`Who joined`}>
                {list.items.map((one) => (
                  <Invited key={one.number} {...one} />
                ))}
              </ul>
            </Card>
            <ShowMore of={list} onMore={() => void invitedResource.loadMore(store, undefined)} className={s.more} />
          </>
        )}
      </ResourceView>
    </section>
  );
}

function Invited({ account, state, joinedAt, earned }: InvitedMember) {
  const money = useMoney();
  const day = formatDay(joinedAt, useAtomValue(languageAtom));
  return (
    <li>
      <Avatar name={account.slice(0, 1)} />
      <span className={line.words}>
        <b>{account}</b>
        <small className="num">
          <Trans>Joined {day}</Trans>
        </small>
      </span>
      {earned !== undefined && toMinor(earned) > 0 ? (
        <b className={cx('num', s.money)}>+{money(earned)}</b>
      ) : (
        <span className={cx(s.state, state === 'played' && s.played)}>
          {state === 'played' ? <Trans>Has played</Trans> : <Trans>Account only</Trans>}
        </span>
      )}
    </li>
  );
}
