import { defineArea } from '#gateway/http/define-area.ts';
import { agentActions } from './actions.ts';
import { addTeamKpiRoute } from './home/calls.ts';
import { playTeam } from './demo/play-team.ts';
import { addOpenAccountCalls } from './open-accounts/calls.ts';
import { addRebateCalls } from './rebates/calls.ts';
import { startClosing } from './start-closing.ts';
import { addCareRoutes } from './team/care-calls.ts';
import { addTeamRoutes } from './team/calls.ts';

/** Agents: their teams, what these do each day, and the rebates that agents earn by it. */
export const agents = defineArea({
  name: 'agents',
  routes: [addTeamKpiRoute, addRebateCalls, addOpenAccountCalls, addTeamRoutes, addCareRoutes],
  actions: agentActions,
  jobs: [startClosing],
  seedScene: playTeam,
});
