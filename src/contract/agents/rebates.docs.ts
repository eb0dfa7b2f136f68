import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of rebates and rates in the API document. */
export const docs = {
  rebateIncome: {
    summary: 'Read the rebate income',
    description:
      "The agent's earnings on each closed day of a period of at most 92 days: the sum of the day's lines, the amount from the day before, the payment, and the amount that is carried on.",
  },
  rebateLines: {
    summary: 'Read the lines of a day',
    description:
      'A page of the lines of a closed day: by direct member and category the turnover, both rates and the amount, the largest first.',
  },
  teamRates: {
    summary: 'Read the rates of a team',
    description:
      "The agent's own rates, which are the limit of all below, and a page of the agents directly below with their rates of today and of the next day; `own` is null for an agent without a team.",
  },
  setTeamRates: {
    summary: 'Set rates of an agent below',
    description:
      "Sets rates of one agent directly below by category, from the next day on, at most the agent's own. Agents further below keep at most these.",
    refusals: {
      not_found: 'No agent of this name is directly below from the next day on.',
      limit_reached:
        "A rate is above the agent's own of that day; `fields` has the category, `most` the rate that is possible in hundredths of a percent.",
    },
  },
  rateHistory: {
    summary: 'Read the history of rates',
    description:
      "A page of the changes of the agent's own rates and of those of the agents directly below, the last first.",
  },
} satisfies Record<string, CallDocs>;
