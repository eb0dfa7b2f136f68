import { useLocation, useNavigate } from '@tanstack/react-router';
import { type RecordSearch, readRecordSearch } from './record-search.ts';

/**
 * The search of a list and the function that replaces it, without a history entry: back leaves the list. The page parses it
 * itself, because a route's search schema is part of the first route.
 */
export function useRecordSearch<Filter extends string = never>(
  filters?: Record<Filter, readonly string[]>,
): readonly [RecordSearch<Filter>, (search: RecordSearch<Filter>) => void] {
  const given: Record<string, unknown> = useLocation({ select: ({ search }) => search });
  const navigate = useNavigate();
  const go = (search: RecordSearch<Filter>) =>
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  return [readRecordSearch(given, filters), go];
}
