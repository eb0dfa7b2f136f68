import type * as v from 'valibot';
import { Day } from './team-kpi.schema.ts';

/** Days of one request, and how far back it may begin. */
const mostTeamDays = 90;
export const teamDaysBack = 366;

/** The days of a request, both included. */
export const teamPeriod = { startDate: Day, endDate: Day };
type TeamPeriod = v.InferOutput<v.ObjectSchema<typeof teamPeriod, undefined>>;

/** Whether the days are in order, and not too many. */
export const fitsTeamPeriod = ({ startDate, endDate }: TeamPeriod): boolean =>
  startDate <= endDate && Date.parse(endDate) - Date.parse(startDate) < mostTeamDays * 86_400_000;
