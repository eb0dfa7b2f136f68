import { type ReactNode, useEffect } from 'react';
import { GameInfoButton } from '#src/components/games/game-info/game-info-button.tsx';
import { GamesGrid } from '#src/components/games/games-grid.tsx';
import { type Read, ResourceView } from '#src/components/kit/resource-view.tsx';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { ResultLine } from './result-line.tsx';
import type { GameListView } from './use-game-list.ts';
import { useLingui } from '@lingui/react/macro';
import { toasts } from '#src/ui/toast-store.ts';

/** Delay after which a toast says that a list is slow, and the longest duration of the toast [S1-411]; ms. */
const slowAfter = 1000;
const noticeMax = 3000;

/** Says in a toast, for 3 s at most, that a list is slow [S1-402, S1-411]; a fast response shows none. */
export function useSlowNotice(waiting: boolean): void {
  const { t } = useLingui();
  const words = t`Please wait…`;
  useEffect(() => {
    if (!waiting) return;
    let notice: number | undefined;
    const timer = setTimeout(() => {
      notice = toasts.show(words, { kind: 'loading', duration: noticeMax });
    }, slowAfter);
    return () => {
      clearTimeout(timer);
      if (notice !== undefined) toasts.hide(notice);
    };
  }, [waiting, words]);
}

type ListedGamesProps<T> = {
  view: GameListView;
  title: string;
  read: Read<T>;
  /** The visible games. */
  games: readonly Game[];
  /** Total number; undefined while unknown. */
  count: number | undefined;
  /** More pages may follow, even if no loaded game matches. */
  more?: boolean | undefined;
  /** Number of pictures loaded at once: those above the fold. */
  eager?: number;
  emptyTitle: string;
  emptyText?: ReactNode;
  emptyScene?: string;
  emptyAction?: ReactNode;
  /** Shown after the last game. */
  children?: ReactNode;
};

/** The games of a read, with their filters and count. */
export function ListedGames<T>(props: ListedGamesProps<T>) {
  const { view, title, read, games, count, more = false, eager, children, ...empty } = props;
  useSlowNotice(read.value === undefined && read.status !== 'failed');
  return (
    <>
      <ResultLine view={view} count={read.value === undefined ? undefined : count} at={read.at} />
      <ResourceView read={read} isEmpty={() => games.length === 0 && !more} {...empty}>
        {() => (
          <>
            <GamesGrid
              label={title}
              games={games}
              total={count ?? -1}
              Info={GameInfoButton}
              {...(eager && { eager })}
            />
            {children}
          </>
        )}
      </ResourceView>
    </>
  );
}
