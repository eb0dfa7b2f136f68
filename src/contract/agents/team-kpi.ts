import type { Call } from '#src/contract/core/call.ts';
import { moduleIds } from '#src/contract/core/module-ids.ts';

/** The longest period of the counters; days. */
export const mostKpiDays = 31;

/** Counters of an agent's team over a period [S2-212]; `size` 0 asks for the counters alone. */
export const teamKpi = {
  area: 'team-kpi',
  name: 'teamKpi',
  method: 'GET',
  path: '/wps/agent/teamKpi',
  access: 'member',
  module: moduleIds.agent,
  may: 'agentArea',
  cache: 'private',
  ours: true,
} as const satisfies Call;
