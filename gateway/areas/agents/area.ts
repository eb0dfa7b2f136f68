import { defineArea } from '#gateway/http/define-area.ts';
import { agentActions } from './actions.ts';
import { contractActions, openContracts } from './contracts/actions.ts';
import { addContractCalls } from './contracts/calls.ts';
import { addOfferCalls } from './contracts/offer-calls.ts';
import { addContractRequestRoutes } from './contracts/request-calls.ts';
import { seedContracts } from './contracts/seed.ts';
import { playTeam } from './demo/play-team.ts';
import { rainActions } from './envelopes/actions.ts';
import { addEnvelopeCalls } from './envelopes/calls.ts';
import { addTeamKpiRoute } from './home/calls.ts';
import { agentJobs } from './jobs.ts';
import { addOpenAccountCalls } from './open-accounts/calls.ts';
import { addRebateCalls } from './rebates/calls.ts';
import { addCareRoutes } from './team/care-calls.ts';
import { addTeamRoutes } from './team/calls.ts';

/** Agents: their teams, what these do each day, and the rebates, salaries and dividends that agents earn by it, and rains of envelopes. */
export const agents = defineArea({
  name: 'agents',
  routes: [
    addTeamKpiRoute,
    addRebateCalls,
    addOpenAccountCalls,
    addTeamRoutes,
    addCareRoutes,
    addContractRequestRoutes,
    addContractCalls,
    addOfferCalls,
    addEnvelopeCalls,
  ],
  actions: [...agentActions, ...contractActions, ...rainActions],
  waiting: [openContracts],
  jobs: agentJobs,
  seedScene: async (trx, scene) => {
    await playTeam(trx, scene);
    await seedContracts(trx, scene);
  },
});
