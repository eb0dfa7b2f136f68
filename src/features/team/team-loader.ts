import { beginTeamReads } from '#src/components/people/agents/begin-team-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { readTeamSearch } from './team-search.ts';
import { betsResource, downlineResource, figuresResource } from './team.resource.ts';

type Given = Record<string, unknown>;

/** The figures of the days of the URL. */
export const loadFigures = (store: Store, given: Given): Promise<void> =>
  beginTeamReads(store, (place) => [figuresResource.ensure(store, { ...place, search: readTeamSearch(given) })]);

/** The figures, and for the view by member a page of these. */
export function loadPnl(store: Store, given: Given): Promise<void> {
  const search = readTeamSearch(given);
  const members = { ...search, sort: 'result' };
  return beginTeamReads(store, (place) => [
    figuresResource.ensure(store, { ...place, search }),
    ...(search.by === 'member' ? [downlineResource.ensure(store, { ...place, search: members })] : []),
  ]);
}

/** A page of the members. */
export const loadTeam = (store: Store, given: Given): Promise<void> =>
  beginTeamReads(store, (place) => [downlineResource.ensure(store, { ...place, search: readTeamSearch(given) })]);

/** A page of the rounds. */
export const loadTeamBets = (store: Store, given: Given): Promise<void> =>
  beginTeamReads(store, (place) => [
    betsResource.ensure(store, { ...place, search: readTeamSearch(given), language: store.get(languageAtom) }),
  ]);
