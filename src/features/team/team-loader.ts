import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { statusResource, timeZoneAtom, whiteLabelAtom } from '#src/state/site/site.ts';
import { readTeamSearch } from './team-search.ts';
import { betsResource, downlineResource, figuresResource } from './team.resource.ts';

type Given = Record<string, unknown>;

/** Starts the reads of a page, for agents alone. */
async function begin(store: Store, reads: (place: { readonly timeZone: string }) => Promise<void>[]): Promise<void> {
  const type = store.get(memberAtom)?.type;
  if (type === undefined || !may.agentArea(type)) return;
  if (store.get(whiteLabelAtom) === undefined) await statusResource.ensure(store, undefined);
  await beginReads(...reads({ timeZone: store.get(timeZoneAtom) }));
}

/** The figures of the days of the URL. */
export const loadFigures = (store: Store, given: Given): Promise<void> =>
  begin(store, (place) => [figuresResource.ensure(store, { ...place, search: readTeamSearch(given) })]);

/** The figures, and for the view by member a page of these. */
export function loadPnl(store: Store, given: Given): Promise<void> {
  const search = readTeamSearch(given);
  const members = { ...search, sort: 'result' };
  return begin(store, (place) => [
    figuresResource.ensure(store, { ...place, search }),
    ...(search.by === 'member' ? [downlineResource.ensure(store, { ...place, search: members })] : []),
  ]);
}

/** A page of the members. */
export const loadTeam = (store: Store, given: Given): Promise<void> =>
  begin(store, (place) => [downlineResource.ensure(store, { ...place, search: readTeamSearch(given) })]);

/** A page of the rounds. */
export const loadTeamBets = (store: Store, given: Given): Promise<void> =>
  begin(store, (place) => [
    betsResource.ensure(store, { ...place, search: readTeamSearch(given), language: store.get(languageAtom) }),
  ]);
