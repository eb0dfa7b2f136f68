/** The categories of games that agents earn by, each with a rate of its own. */
export const rebateCategories = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const;
export type RebateCategory = (typeof rebateCategories)[number];

/** The highest rate of an agent, in hundredths of a percent of the turnover. */
export const highestRate = 500;
