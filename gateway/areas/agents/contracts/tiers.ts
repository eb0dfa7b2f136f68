import type { ContractKind } from '#src/contract/site/contracts.ts';
import { highestContractRate, mostTiers } from '#src/contract/agents/agent-contracts.ts';

/** Holds from so much turnover (minor units) and so many active members on; the rate in hundredths of a percent. */
export type Tier = { readonly turnover: number; readonly active: number; readonly rate: number };
type Figures = Pick<Tier, 'turnover' | 'active'>;

const whole = 10_000;

/** The place, from 1, and the rate of the highest tier whose conditions hold; zeros where none does. */
export function tierAt(tiers: readonly Tier[], { turnover, active }: Figures): { place: number; rate: number } {
  const index = tiers.findLastIndex((tier) => turnover >= tier.turnover && active >= tier.active);
  return { place: index + 1, rate: tiers[index]?.rate ?? 0 };
}

/** A rate (hundredths of a percent) of an amount, rounded down; minor units. Nothing of what is below zero. */
export const shareOf = (minor: number, rate: number): number =>
  minor <= 0 ? 0 : Number((BigInt(minor) * BigInt(rate)) / BigInt(whole));

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
