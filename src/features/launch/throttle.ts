type Throttled = {
  /** Asks for it. */
  readonly ask: () => void;
  /** Nothing happens any more. */
  readonly stop: () => void;
};

/** Does something at once when it is asked for, and no more often than every `ms`: what was asked for meanwhile is done once, then. */
export function throttle(act: () => void, ms: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAgain = false;
  const run = () => {
    askedAgain = false;
    act();
    timer = setTimeout(() => {
      timer = undefined;
      if (askedAgain) run();
    }, ms);
  };
  return {
    ask: () => {
      if (timer === undefined) run();
      else askedAgain = true;
    },
    stop: () => clearTimeout(timer),
  };
}
