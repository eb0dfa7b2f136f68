import { useLocation, useNavigate } from '@tanstack/react-router';
import { type RecordSearch, readRecordSearch } from '#src/components/kit/records/record-search.ts';
import { gameCategories } from '#src/contract/core/game-type.ts';
import { teamSorts } from '#src/contract/agents/team.ts';

/** What a profit-and-loss page is by, other than by day. */
export const pnlViews = ['category', 'member'] as const;

const filters = {
  sort: teamSorts,
  by: pnlViews,
  category: gameCategories.filter((category) => category !== 'PROMO'),
} as const;

/** The search of an agent's pages: days and page, an order, a view, a category; `member` by account, `q` a part of one. */
export type TeamSearch = RecordSearch<keyof typeof filters> & { member?: string | undefined; q?: string | undefined };

const textOf = (given: unknown) => (typeof given === 'string' && given.trim() !== '' ? given.slice(0, 64) : undefined);

/** Parses it; what is not valid is left out. */
export const readTeamSearch = (given: Record<string, unknown>): TeamSearch => ({
  ...readRecordSearch(given, filters),
  member: textOf(given['member']),
  q: textOf(given['q']),
});

/** The search of the page, and the function that replaces it; with `step` it adds a history entry. */
export function useTeamSearch(): readonly [TeamSearch, (search: TeamSearch, step?: boolean) => void] {
  const given: Record<string, unknown> = useLocation({ select: ({ search }) => search });
  const navigate = useNavigate();
  const go = (search: TeamSearch, step = false) =>
    void navigate({ to: '.', search: search as never, replace: !step, resetScroll: step });
  return [readTeamSearch(given), go];
}
