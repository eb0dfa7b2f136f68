import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import Link2 from 'lucide-react/icons/link-2';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import line from '#src/components/people/money/row.module.css';
import type { AccountTerms, InvitationLink } from '#src/contract/agents/open-accounts.schema.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import { linksResource } from './accounts.resource.ts';
import { LinkCard } from './link-card.tsx';
import s from './accounts.module.css';

const NewLink = lazyPart(() => import('./new-link.tsx'), 'NewLink');

/** The agent's invitations: one open with its code, the others below it, and a new one. */
export function Links({ terms }: { terms: AccountTerms }) {
  const { t } = useLingui();
  const store = useStore();
  const [chosen, setChosen] = useState<string>();
  const [making, setMaking] = useState(false);
  const newLink = (
    <Button variant="soft" wide className={s.more} onClick={() => setMaking(true)}>
      <Plus size={20} aria-hidden />
      <Trans>New invitation</Trans>
    </Button>
  );
  return (
    <>
      <ResourceView
        read={useRead(linksResource, undefined)}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`No invitations yet`}
        emptyText={<Trans>Make one and send its link: people who register by it are in your team.</Trans>}
        emptyAction={newLink}
        skeleton={<FormSkeleton fields={3} />}
      >
        {(list) => {
          const shown =
            list.items.find(({ code }) => code === chosen) ?? list.items.find(({ state }) => state === 'open');
          const others = list.items.filter(({ code }) => code !== shown?.code);
          return (
            <>
              {shown && <LinkCard key={shown.code} link={shown} />}
              {others.length > 0 && (
                <>
                  <h2 className={s.title}>
                    <Trans>Other invitations</Trans>
                  </h2>
                  <Card>
                    <ul className={s.list} aria-label={t`Other invitations`}>
                      {others.map((link) => (
                        <LinkRow key={link.code} link={link} onOpen={() => setChosen(link.code)} />
                      ))}
                    </ul>
                  </Card>
                </>
              )}
              <ShowMore of={list} onMore={() => void linksResource.loadMore(store, undefined)} className={s.more} />
              {newLink}
            </>
          );
        }}
      </ResourceView>
      {making && (
        <Suspense fallback={null}>
          <NewLink
            terms={terms}
            onClose={() => setMaking(false)}
            onMade={(code) => {
              setChosen(code);
              setMaking(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function LinkRow({ link, onOpen }: { link: InvitationLink; onOpen: () => void }) {
  const { t } = useLingui();
  const { name, uses, most, expiresAt, state } = link;
  const day = formatDay(expiresAt, useAtomValue(languageAtom));
  const stateText = { open: t`Valid now`, used: t`Used up`, expired: t`Expired`, ended: t`Ended by you` }[state];
  return (
    <li>
      <button type="button" className={s.row} onClick={onOpen}>
        <span className={line.mini}>
          <Link2 size={20} aria-hidden />
        </span>
        <span className={line.words}>
          <b>{name}</b>
          <small className="num">
            {most === null ? (
              <Plural value={uses} one="# use" other="# uses" />
            ) : (
              <Trans>
                {uses} of {most} uses
              </Trans>
            )}
            , <Trans>until {day}</Trans>
          </small>
        </span>
        <span className={cx(s.state, state === 'open' && s.good)}>{stateText}</span>
      </button>
    </li>
  );
}
