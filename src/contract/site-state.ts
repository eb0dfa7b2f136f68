import type { Status } from './system.ts';

/**
 * 0 open, 1 maintenance, 2 region restriction; maintenance comes first [S1-241…S1-244].
 */
export const siteState = (status: Pick<Status, 'maintenance' | 'regionRestriction'>): 0 | 1 | 2 =>
  status.maintenance ? 1 : status.regionRestriction ? 2 : 0;
