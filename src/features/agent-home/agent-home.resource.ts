import { teamKpi } from '#src/contract/agents/team-kpi.ts';
import { dayIn } from '#src/contract/core/age.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** Days of the chart. */
const week = 7;
const day = 86_400_000;

type Place = { readonly timeZone: string };

/** The counters of today alone [S2-212]. */
export const teamTodayResource = defineRead({
  name: 'team-today',
  call: teamKpi,
  query: ({ timeZone }: Place) => {
    const today = dayIn(serverTime(), timeZone);
    return { startDate: today, endDate: today, size: 0 };
  },
  key: ({ timeZone }) => timeZone,
  freshFor: 0,
});

/** Today and the six days before, each with its counters. */
export const teamWeekResource = defineRead({
  name: 'team-week',
  call: teamKpi,
  query: ({ timeZone }: Place) => ({
    startDate: dayIn(serverTime() - (week - 1) * day, timeZone),
    endDate: dayIn(serverTime(), timeZone),
    size: week,
  }),
  pick: ({ list }) => list,
  key: ({ timeZone }) => timeZone,
  freshFor: 0,
});
