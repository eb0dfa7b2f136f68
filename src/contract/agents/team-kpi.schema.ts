import * as v from 'valibot';
import { wireInteger } from '#src/contract/core/wire.ts';
import { mostKpiDays } from './team-kpi.ts';
import { Day, fitsDays, teamPeriod } from './team-period.schema.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Members of the team who logged in, who finished a bet, and who registered. */
const Counters = { teamLoginMemberCount: Count, teamBetMemberCount: Count, teamRegisterMemberCount: Count };

/** Counters of one day. */
const KpiDay = v.object({ day: Day, ...Counters });
export type KpiDay = v.InferOutput<typeof KpiDay>;

/** `footer`: each member counted once in the whole period, and those who are online now [S2-128]. `at`: epoch ms. */
const TeamKpi = v.object({
  list: v.array(KpiDay),
  footer: v.object({ ...Counters, teamOnlineCount: Count }),
  at: v.number(),
});
export type TeamKpi = v.InferOutput<typeof TeamKpi>;

/** Counters of the team: both days are part of the period, and `size` is how many of its last days are listed. */
export const schemas = {
  teamKpi: {
    query: v.pipe(
      v.object({ ...teamPeriod, size: v.optional(wireInteger(0, mostKpiDays), 0) }),
      v.check((query) => fitsDays(query, mostKpiDays)),
    ),
    value: TeamKpi,
  },
};
