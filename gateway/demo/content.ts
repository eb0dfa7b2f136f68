import { areas } from '../areas.ts';
import type { SeedRows } from '../http/define-area.ts';

/** Everything on the demonstration site that isn't a game, a vendor or an account: rows by table. `now` in epoch ms. */
export const buildContent = (now: number): SeedRows => Object.assign({}, ...areas.map(({ seed }) => seed(now)));
