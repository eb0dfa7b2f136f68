type Throttled = {
  /** Requests a run. */
  readonly ask: () => void;
  /** Cancels pending runs. */
  readonly stop: () => void;
};

/**
 * Runs something at once on request, up to `burst` times in a row, and at most once every `ms` on average: requests made in
 * between are merged into one run.
 */
export function throttle(act: () => void, ms: number, burst = 1): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = burst;
  let asked = false;
  const run = () => {
    asked = false;
    left -= 1;
    act();
    timer ??= setTimeout(refill, ms);
  };
  const refill = () => {
    timer = undefined;
    left += 1;
    if (asked) run();
    else if (left < burst) timer = setTimeout(refill, ms);
  };
  return {
    ask: () => {
      if (left > 0) run();
      else asked = true;
    },
    stop: () => {
      left = 0;
      asked = false;
      clearTimeout(timer);
    },
  };
}
