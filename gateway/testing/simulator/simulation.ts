import type { Gateways } from './gateways.ts';
import type { SimulatedBank } from './simulated-bank.ts';
import type { SimulatedVendor } from './simulated-vendor.ts';
import type { Till } from './till.ts';

/** A till in this process, whose clock can be moved, whose network can fail, and whose gateways can be killed between two steps. */
export type Simulation = Till & {
  readonly site: Gateways;
  readonly bank: SimulatedBank;
  readonly vendor: SimulatedVendor;
  readonly time: { now: number };
};
