import { beginTeamReads } from '#src/components/people/agents/begin-team-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { agentAnnouncementsResource } from '#src/state/lobby/announcement-list.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { teamTodayResource, teamWeekResource } from './agent-home.resource.ts';

/** Loads the counters of an agent's team and the unread announcements. */
export async function loadAgentHome(store: Store): Promise<void> {
  await beginTeamReads(store, (place) => [
    teamTodayResource.ensure(store, place),
    teamWeekResource.ensure(store, place),
    agentAnnouncementsResource.ensure(store, { language: store.get(languageAtom) }),
  ]);
}
