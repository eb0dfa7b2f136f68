type Throttled = {
  /** Asks for it. */
  readonly ask: () => void;
  /** Nothing happens any more. */
  readonly stop: () => void;
};

/**
 * Does something at once when it is asked for, up to `burst` times in a row, and no more often than every `ms` over time: what was asked for
 * meanwhile is done once, then.
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
