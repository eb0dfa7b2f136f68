import * as v from 'valibot';
import { isDay } from '#src/contract/core/age.ts';

/** A calendar day of the merchant, as 2026-03-14. */
export const Day = v.pipe(v.string(), v.isoDate(), v.check(isDay));

/** Days of one request for figures, and how far back it may begin. */
const mostTeamDays = 90;
export const teamDaysBack = 366;

/** The days of a request, both included. */
export const teamPeriod = { startDate: Day, endDate: Day };
type TeamPeriod = v.InferOutput<v.ObjectSchema<typeof teamPeriod, undefined>>;

/** Whether the days are in order, and at most so many. */
export const fitsDays = ({ startDate, endDate }: TeamPeriod, most: number): boolean =>
  startDate <= endDate && Date.parse(endDate) - Date.parse(startDate) < most * 86_400_000;

/** Whether the days of a request for figures are in order, and not too many. */
export const fitsTeamPeriod = (period: TeamPeriod): boolean => fitsDays(period, mostTeamDays);
