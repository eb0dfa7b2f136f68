import type { Tables } from '#gateway/db/tables.ts';
import type { TeamDay } from '../day-figures.ts';
import type { Contract } from './read-contracts.ts';

/** What a contract comes to in a period, before anything of it is paid. */
export type Pay = Omit<Tables['contract_pays'], 'state' | 'paid_at' | 'attempts' | 'next_at'>;

const nothing = {
  ...{ result_minor: 0, rebates_minor: 0, salaries_minor: 0, fees_minor: 0, brought_minor: 0, carried_minor: 0 },
  ...{ given_minor: 0, amount_minor: 0 },
} as const;

type Figures = Pick<Pay, 'turnover_minor' | 'active' | 'tier' | 'rate' | 'base_minor' | 'gross_minor'> & Partial<Pay>;

/** The row of a contract in a period, by default of one day. */
export const payOf = (contract: Contract, { day, currency }: TeamDay, figures: Figures): Pay => ({
  ...{
    agent_id: contract.agent_id,
    kind: contract.kind,
    period: day,
    last_day: day,
    contract_id: contract.id,
    currency,
  },
  ...nothing,
  ...figures,
});

/**
 * Takes from each agent what the agents directly below have by contracts that this one offered, before these give anything themselves: so all that is
 * paid in a team is at most what its leader's own contract comes to.
 */
export function lessGiven(pays: readonly Pay[], held: readonly Contract[]): Pay[] {
  const given = new Map<string, number>();
  const grossOf = new Map(pays.map(({ agent_id, gross_minor }) => [agent_id, gross_minor]));
  for (const { agent_id, proposer_id } of held)
    if (proposer_id !== null) given.set(proposer_id, (given.get(proposer_id) ?? 0) + (grossOf.get(agent_id) ?? 0));
  return pays.map((pay) => {
    const given_minor = given.get(pay.agent_id) ?? 0;
    return { ...pay, given_minor, amount_minor: Math.max(0, pay.gross_minor - given_minor) };
  });
}
