import * as calls from '#src/contract/agents/envelopes.ts';
import type { Rain } from '#src/contract/agents/envelopes.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The rains that the member may take from, and those of which they have an envelope. Money is never stored [S1-028]. */
export const rainsResource = defineRead({
  name: 'rains',
  call: calls.rains,
  query: () => ({}),
  pick: ({ list }) => list,
  freshFor: 0,
});

/** A rain as it stands now: it begins and ends by the clock, also between two answers. */
export function rainNow(rain: Rain, now = serverTime()): Rain {
  if (rain.state !== 'waiting' && rain.state !== 'running') return rain;
  if (now >= rain.endsAt) return { ...rain, state: 'over' };
  return { ...rain, state: now >= rain.startsAt ? 'running' : 'waiting' };
}

/** Whether something is there to take, or will be. */
export const isToTake = ({ state, own, left }: Rain): boolean =>
  !own && left > 0 && (state === 'waiting' || state === 'running');
