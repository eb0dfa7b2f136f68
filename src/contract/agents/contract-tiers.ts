import type { ContractKind } from '#src/contract/site/contracts.ts';
import { highestContractRate, mostTiers } from './agent-contracts.ts';

/** Holds from so much turnover (minor units) and so many active members on; the rate in hundredths of a percent. */
export type Tier = { readonly turnover: number; readonly active: number; readonly rate: number };
type Figures = Pick<Tier, 'turnover' | 'active'>;

/** The place, from 1, and the rate of the highest tier whose conditions hold; zeros where none does. */
export function tierAt(tiers: readonly Tier[], { turnover, active }: Figures): { place: number; rate: number } {
  const holds = (tier: Tier) => turnover >= tier.turnover && active >= tier.active;
  const index = tiers.reduce((last, tier, at) => (holds(tier) ? at : last), -1);
  return { place: index + 1, rate: tiers[index]?.rate ?? 0 };
}

type TierFault = 'number' | 'order' | 'bounds';

/** What is wrong with tiers: each demands at least as much as the one before, more of one, and has a higher rate. */
export function tierFault(kind: ContractKind, tiers: readonly Tier[]): TierFault | undefined {
  if (tiers.length === 0 || tiers.length > mostTiers) return 'number';
  const inOrder = tiers.every((tier, index) => {
    const before = tiers[index - 1];
    if (!before) return true;
    const [turnover, active] = [tier.turnover - before.turnover, tier.active - before.active];
    return turnover >= 0 && active >= 0 && turnover + active > 0 && tier.rate > before.rate;
  });
  if (!inOrder) return 'order';
  const isBound = ({ turnover, active, rate }: Tier) =>
    turnover >= 0 && active >= 0 && rate > 0 && rate <= highestContractRate[kind];
  return tiers.every(isBound) ? undefined : 'bounds';
}

/** The first tier whose rate is above that of others for the same figures; a team has at least the figures of each team in it. */
export const tierAbove = (tiers: readonly Tier[], others: readonly Tier[]): Tier | undefined =>
  tiers.find((tier) => tier.rate > tierAt(others, tier).rate);
