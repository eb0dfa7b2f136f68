import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';
import type { Resource, ResourceState } from '#src/platform/resource/resource.ts';
import { TileGridSkeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

const ErrorSentence = lazyPart(() => import('./error-sentence.tsx').then((module) => module.ErrorSentence));

type ResourceViewProps<P, T> = {
  state: ResourceState<T>;
  resource: Resource<P, T>;
  params: P;
  isEmpty: (value: T) => boolean;
  emptyTitle: string;
  emptyText?: ReactNode;
  /** Shown while there is nothing yet; a grid of tiles unless told. */
  skeleton?: ReactNode;
  /** Of its states' headings: 3 inside a section that has one. */
  headingLevel?: 2 | 3;
  children: (value: T) => ReactNode;
};

/** The four faces of a list: on its way, failed or offline with a way to try again, empty [S2-096], and the list itself. */
export function ResourceView<P, T>(props: ResourceViewProps<P, T>) {
  const { state, resource, params, isEmpty, emptyTitle, emptyText, skeleton, headingLevel = 2, children } = props;
  const { t } = useLingui();
  const store = useStore();
  if (state.value !== undefined) {
    if (!isEmpty(state.value)) return children(state.value);
    return (
      <StatePanel
        kind="empty"
        headingLevel={headingLevel}
        scene={{ light: '/spot/spot-concha.svg', dark: '/spot/spot-concha-dark.svg' }}
        title={emptyTitle}
      >
        {emptyText}
      </StatePanel>
    );
  }
  if (state.status !== 'failed') return skeleton ?? <TileGridSkeleton count={9} label={t`Loading`} />;
  const offline = state.error?.code === 'no_internet';
  return (
    <StatePanel
      kind={offline ? 'offline' : 'error'}
      headingLevel={headingLevel}
      scene={{ light: '/spot/spot-garrafa.svg', dark: '/spot/spot-garrafa-dark.svg' }}
      title={offline ? t`No internet` : t`This list did not load`}
      actionLabel={t`Try again`}
      onAction={() => void resource.refresh(store, params)}
      pending={state.refreshing}
    >
      <Suspense fallback={<Trans>Please try again.</Trans>}>
        {state.error ? <ErrorSentence code={state.error.code} neverSeen={offline} /> : <Trans>Please try again.</Trans>}
      </Suspense>
    </StatePanel>
  );
}
