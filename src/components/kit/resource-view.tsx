import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';
import { type Readable, type Resource, type ResourceState, useResource } from '#src/platform/resource/resource.ts';
import { useTellHydrated } from '#src/state/app/hydrated.tsx';
import { usePageAge } from '#src/state/app/page-age.ts';
import { TileGridSkeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

const ErrorSentence = lazyPart(() => import('./error-sentence.tsx'), 'ErrorSentence');

/** The state of a resource, see useResource, and the function that reloads it. */
export type Read<T> = ResourceState<T> & { again: () => void };

export function useRead<P, T>(resource: Readable<P, T>, params: P, options?: { onDemand: boolean }): Read<T> {
  const store = useStore();
  return { ...useResource(resource, params, options), again: () => void resource.refresh(store, params) };
}

/** Data of a served page: its header states its age, and with it the page reports that it is hydrated. */
export function usePageRead<P, T>(resource: Resource<P, T>, params: P): Read<T> {
  const read = useRead(resource, params);
  useTellHydrated();
  usePageAge(read.at);
  return read;
}

type ResourceViewProps<T> = {
  read: Read<T>;
  isEmpty: (value: T) => boolean;
  emptyTitle: string;
  emptyText?: ReactNode;
  /** The picture of the empty state, a name in public/spot. */
  emptyScene?: string;
  /** Action of the empty state: a soft button, or a link that looks like one. */
  emptyAction?: ReactNode;
  /** Loading placeholder; a grid of tiles by default. */
  skeleton?: ReactNode;
  /** Heading level of its states: 3 inside a section that has a heading. */
  headingLevel?: 2 | 3;
  children: (value: T) => ReactNode;
};

/**
 * The four states of a list: loading, failed or offline with a retry button, empty [S2-096], and loaded. The page's
 * bar alone says that there is no internet.
 */
export function ResourceView<T>(props: ResourceViewProps<T>) {
  const {
    read,
    isEmpty,
    emptyTitle,
    emptyText,
    emptyScene = 'concha',
    emptyAction,
    skeleton,
    headingLevel = 2,
    children,
  } = props;
  const { t } = useLingui();
  const { value, status, error, again, refreshing } = read;
  if (value !== undefined) {
    if (!isEmpty(value)) return children(value);
    return (
      <StatePanel
        kind="empty"
        headingLevel={headingLevel}
        scene={{ light: `/spot/spot-${emptyScene}.svg`, dark: `/spot/spot-${emptyScene}-dark.svg` }}
        title={emptyTitle}
        action={emptyAction}
      >
        {emptyText}
      </StatePanel>
    );
  }
  if (status !== 'failed') return skeleton ?? <TileGridSkeleton count={9} label={t`Loading`} />;
  const offline = error?.code === 'no_internet';
  return (
    <StatePanel
      kind={offline ? 'offline' : 'error'}
      headingLevel={headingLevel}
      scene={{ light: '/spot/spot-garrafa.svg', dark: '/spot/spot-garrafa-dark.svg' }}
      title={offline ? t`Nothing saved here yet` : t`This list did not load`}
      actionLabel={t`Try again`}
      onAction={again}
      pending={refreshing}
    >
      <Suspense fallback={<Trans>Please try again.</Trans>}>
        {error ? <ErrorSentence code={error.code} neverSeen={offline} /> : <Trans>Please try again.</Trans>}
      </Suspense>
    </StatePanel>
  );
}
