import type { Random } from '../seeded-random.ts';
import type { History } from './history.ts';
import type { Player } from './player.ts';
import type { SimulatedBank } from './simulated-bank.ts';
import type { SimulatedVendor } from './simulated-vendor.ts';
import type { Answer, Door, Site } from './site.ts';

/** What the house gives to players: codes of vouchers, and offers of bonuses by id. */
export type Offered = { readonly codes: readonly string[]; readonly offers: readonly string[] };

/** All that a run is made of. `time`: the clock of the bank and of every gateway, epoch ms. */
export type Till = {
  readonly site: Site;
  readonly bank: Pick<SimulatedBank, 'db' | 'act'>;
  /** A vendor with wallets of its own, where the run has one. */
  readonly vendor?: SimulatedVendor;
  readonly players: readonly Player[];
  readonly offered: Offered;
  readonly history: History;
  readonly time: { readonly now: number };
  /** Lets the network be whole again. */
  readonly mend: () => void;
};

/** One request, as often as it is sent: under one key. */
export type Act = {
  /** For the trace of the run, such as `deposit 50.00`; the same in every run of a seed. */
  readonly what: string;
  readonly send: (door: Door) => Promise<Answer>;
  /** What all successful answers have in common: a second one that differs is an effect of its own. */
  readonly same?: (answer: Answer) => string;
  /** Notes the answer that its sender acts upon, once. */
  readonly done?: (answer: Answer) => void;
};

/** A kind of request of a player, a vendor, an operator or a person at the bank; one file each in operations/, listed in operations.ts. */
export type Operation = {
  readonly name: string;
  /** How often it comes, relative to the others. */
  readonly weight: number;
  /** Chooses one; undefined where there is nothing to do, such as no withdrawal to cancel. */
  readonly plan: (till: Till, player: Player, random: Random) => Act | undefined;
};
