import type { Rates } from '#src/contract/agents/rates.schema.ts';

/** Rates that differ from those of the next day, in hundredths of a percent. */
export type Draft = Partial<Rates>;
