export type Passes = {
  /** Runs a pass; asked for while one runs, one more follows. Resolves after both, rejects where one fails. */
  readonly run: () => Promise<void>;
  /** Resolves when no pass runs, failed or not. */
  readonly idle: () => Promise<void>;
};

/** Passes over due work one after the other, so that nothing is done twice because it was due twice. */
export function onePassAtATime(pass: () => Promise<void>): Passes {
  let running: Promise<void> | undefined;
  let again = false;
  const runAll = async (): Promise<void> => {
    try {
      do {
        again = false;
        await pass();
      } while (again);
    } finally {
      running = undefined;
    }
  };
  return {
    run: () => {
      again = true;
      running ??= runAll();
      return running;
    },
    idle: async () => {
      await running?.catch(() => undefined);
    },
  };
}
