import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { agentAnnouncementsResource } from '#src/state/lobby/announcement-list.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { statusResource, timeZoneAtom, whiteLabelAtom } from '#src/state/site/site.ts';
import { teamTodayResource, teamWeekResource } from './agent-home.resource.ts';

/** Loads the counters of an agent's team and the unread announcements. */
export async function loadAgentHome(store: Store): Promise<void> {
  const type = store.get(memberAtom)?.type;
  if (type === undefined || !may.agentArea(type)) return;
  if (store.get(whiteLabelAtom) === undefined) await statusResource.ensure(store, undefined);
  const place = { timeZone: store.get(timeZoneAtom) };
  await beginReads(
    teamTodayResource.ensure(store, place),
    teamWeekResource.ensure(store, place),
    agentAnnouncementsResource.ensure(store, { language: store.get(languageAtom) }),
  );
}
