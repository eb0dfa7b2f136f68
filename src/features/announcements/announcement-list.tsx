import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { memo, Suspense } from 'react';
import { CodeMissing } from '#src/components/code-missing.tsx';
import { lazyPart } from '#src/components/lazy-part.ts';
import { ResourceView } from '#src/components/resource-view.tsx';
import type { Announcement, Announcements } from '#src/contract/announcements.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { useTellHydrated } from '#src/state/hydrated.tsx';
import { languageAtom } from '#src/state/language.ts';
import { usePageAge } from '#src/state/page-age.ts';
import { Card } from '#src/ui/card.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './announcement-list.module.css';
import { announcementsResource } from './announcements.resource.ts';

const SafeHtml = lazyPart(() => import('#src/ui/html.tsx').then((module) => module.SafeHtml), CodeMissing);

/** The reader's own time zone is known in his browser alone; the same text must stand there first. */
const serverZone = 'America/Sao_Paulo';

type AnnouncementListProps = {
  types: 'B,PL,PU' | 'PR';
  pick: (value: Announcements) => Announcement[];
  emptyTitle: string;
};

/** Announcements under each other, newest first; links inside them follow the rules of S1-185 and S1-186. */
export function AnnouncementList({ types, pick, emptyTitle }: AnnouncementListProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const params = { types, language };
  const state = useResource(announcementsResource, params);
  useTellHydrated();
  usePageAge(state.at);
  return (
    <div className={s.page}>
      <ResourceView
        state={state}
        resource={announcementsResource}
        params={params}
        isEmpty={(value) => pick(value).length === 0}
        emptyTitle={emptyTitle}
        skeleton={<AnnouncementsSkeleton label={t`Loading`} />}
      >
        {(value) => (
          <ul>
            {pick(value)
              .toSorted((a, b) => b.createdAt - a.createdAt)
              .map((item) => (
                <Item key={item.id} item={item} />
              ))}
          </ul>
        )}
      </ResourceView>
    </div>
  );
}

/**
 * One announcement, drawn again only when it changes: a part of a server's document that is drawn again before its code
 * has come would be thrown away.
 */
const Item = memo(function Item({ item }: { item: Announcement }) {
  const navigate = useNavigate();
  return (
    <li className={s.item}>
      <Card className={s.card}>
        <h2 className={s.title}>{item.title}</h2>
        <p className={s.date}>
          <Moment at={item.createdAt} />
        </p>
        <Suspense fallback={<Skeleton line />}>
          <SafeHtml html={item.content} onNavigate={(path) => void navigate({ to: path })} />
        </Suspense>
      </Card>
    </li>
  );
});

function Moment({ at }: { at: number }) {
  const language = useAtomValue(languageAtom);
  return formatDateTime(at, language, useHydrated() ? undefined : serverZone);
}

function AnnouncementsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {[1, 2, 3].map((line) => (
        <Card key={line} className={s.card}>
          <Skeleton line />
          <Skeleton short />
        </Card>
      ))}
    </div>
  );
}
