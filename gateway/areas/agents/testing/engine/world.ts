import type { ContractKind } from '#src/contract/site/contracts.ts';
import type { Tier } from '#src/contract/agents/contract-tiers.ts';

/** Days are YYYY-MM-DD, amounts minor units, rates hundredths of a percent. */

/** Who a member stands below from a day on; the last one of a day counts. */
type Placed = { readonly day: string; readonly id: string; readonly agent: string | null };
/** A rate of an agent from a day on. */
type Rated = { readonly day: string; readonly agent: string; readonly rate: number };
/** A round of a day that began in an hour (epoch ms); `rounds` -1 takes one back that began in an earlier day, and stake and win with it. */
export type Played = {
  readonly day: string;
  readonly hour: number | null;
  readonly id: string;
  readonly rounds: 1 | -1;
  readonly stake: number;
  readonly win: number;
};
/** A contract from its first day to before the second one; `by`: the agent who offered it, or the operator. */
export type Held = {
  readonly agent: string;
  readonly kind: ContractKind;
  readonly by: string | null;
  readonly tiers: readonly Tier[];
  readonly from: string;
  readonly until: string;
};

/** All that has happened to some teams: plain lists, in order, that know nothing of how the gateway stores it. */
export type World = {
  readonly days: string[];
  readonly placed: Placed[];
  readonly rated: Rated[];
  readonly played: Played[];
  readonly held: Held[];
};
