import { useState } from 'react';
import { useInterval } from '#src/ui/use-interval.ts';

/** The time in epoch ms, updated every `every` milliseconds. */
export function useClock(every = 1000): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(true, every, () => setNow(Date.now()));
  return now;
}
