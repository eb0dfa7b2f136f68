import { downline, teamBets, teamFigures, teamMember, teamRecord } from '#src/contract/agents/team.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { readDownline } from './downline.ts';
import { readTeamBets } from './team-bets.ts';
import { readTeamFigures } from './team-figures.ts';
import { readTeamRecord } from './team-record.ts';
import { readTeamMember } from './team-member.ts';
import { placeOf } from './team-place.ts';

/** What an agent reads of their own team, and of no other [S2-092]. */
export function addTeamRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, teamFigures, async ({ member, query }) =>
    readTeamFigures(await placeOf(gateway, member.id), query),
  );
  route(app, gateway, downline, async ({ member, query }) => readDownline(await placeOf(gateway, member.id), query));
  route(app, gateway, teamMember, async ({ member, query }) =>
    readTeamMember(await placeOf(gateway, member.id), query),
  );
  route(app, gateway, teamRecord, async ({ member, query }) =>
    readTeamRecord(await placeOf(gateway, member.id), query),
  );
  route(app, gateway, teamBets, async ({ member, query }) => readTeamBets(await placeOf(gateway, member.id), query));
}
