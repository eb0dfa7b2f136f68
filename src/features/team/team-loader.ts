import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { readTeamSearch } from './team-search.ts';
import { betsResource, downlineResource, figuresResource } from './team.resource.ts';

type Given = Record<string, unknown>;

/** The figures of the days of the URL. */
export const loadFigures = (store: Store, given: Given): Promise<void> =>
  beginReads(figuresResource.ensure(store, { search: readTeamSearch(given) }));

/** The figures, and for the view by member a page of these. */
export function loadPnl(store: Store, given: Given): Promise<void> {
  const search = readTeamSearch(given);
  const members = { ...search, sort: 'result' };
  return beginReads(
    figuresResource.ensure(store, { search }),
    ...(search.by === 'member' ? [downlineResource.ensure(store, { search: members })] : []),
  );
}

/** A page of the members. */
export const loadTeam = (store: Store, given: Given): Promise<void> =>
  beginReads(downlineResource.ensure(store, { search: readTeamSearch(given) }));

/** A page of the rounds. */
export const loadTeamBets = (store: Store, given: Given): Promise<void> =>
  beginReads(betsResource.ensure(store, { search: readTeamSearch(given), language: store.get(languageAtom) }));
