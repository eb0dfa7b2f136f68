import { useLocation, useNavigate } from '@tanstack/react-router';
import { type RecordSearch, readRecordSearch } from './record-search.ts';

/**
 * The address of a list and the way to another one, which takes its place: a step back leaves the list. The page reads it itself, because
 * what its route reads is part of the first route.
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
