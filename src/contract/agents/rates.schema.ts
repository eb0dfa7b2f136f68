import * as v from 'valibot';
import { highestRate, rebateCategories, type RebateCategory } from './agents.ts';

/** Hundredths of a percent of the turnover. */
export const Rate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestRate));

/** A rate for each category. */
export const Rates = v.object(
  Object.fromEntries(rebateCategories.map((category) => [category, Rate])) as Record<RebateCategory, typeof Rate>,
);
export type Rates = v.InferOutput<typeof Rates>;
