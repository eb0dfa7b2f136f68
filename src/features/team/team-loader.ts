import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { readTeamSearch } from './team-search.ts';
import { betsResource, downlineResource, figuresResource } from './team.resource.ts';

type Given = Record<string, unknown>;

/** Starts the reads of a page, for agents alone. */
async function begin(store: Store, reads: () => Promise<void>[]): Promise<void> {
  const type = store.get(memberAtom)?.type;
  if (type !== undefined && may.agentArea(type)) await beginReads(...reads());
}

/** The figures of the days of the URL. */
export const loadFigures = (store: Store, given: Given): Promise<void> =>
  begin(store, () => [figuresResource.ensure(store, { search: readTeamSearch(given) })]);

/** The figures, and for the view by member a page of these. */
export function loadPnl(store: Store, given: Given): Promise<void> {
  const search = readTeamSearch(given);
  const members = { ...search, sort: 'result' };
  return begin(store, () => [
    figuresResource.ensure(store, { search }),
    ...(search.by === 'member' ? [downlineResource.ensure(store, { search: members })] : []),
  ]);
}

/** A page of the members. */
export const loadTeam = (store: Store, given: Given): Promise<void> =>
  begin(store, () => [downlineResource.ensure(store, { search: readTeamSearch(given) })]);

/** A page of the rounds. */
export const loadTeamBets = (store: Store, given: Given): Promise<void> =>
  begin(store, () => [
    betsResource.ensure(store, { search: readTeamSearch(given), language: store.get(languageAtom) }),
  ]);
