import * as v from 'valibot';
import { isDay } from '#src/contract/core/age.ts';
import { wireInteger } from '#src/contract/core/wire.ts';
import { mostKpiDays } from './team-kpi.ts';

/** A calendar day of the merchant, as 2026-03-14. */
export const Day = v.pipe(v.string(), v.isoDate(), v.check(isDay));
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

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Counters of the team: both days are part of the period, and `size` is how many of its last days are listed. */
export const schemas = {
  teamKpi: {
    query: v.pipe(
      v.object({ startDate: Day, endDate: Day, size: v.optional(wireInteger(0, mostKpiDays), 0) }),
      v.check(({ startDate, endDate }) => {
        const days = daysBetween(startDate, endDate) + 1;
        return days >= 1 && days <= mostKpiDays;
      }),
    ),
    value: TeamKpi,
  },
};
