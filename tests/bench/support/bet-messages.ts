/** Messages to a process that bets: `prepare` fills its database, `bet` bets for a time. */
export type Asked =
  | { readonly what: 'prepare' }
  | { readonly what: 'bet'; readonly lanes: number; readonly seconds: number; readonly name: string };
/** Each bet's time in ms. */
export type Answer = { readonly times: readonly number[] };

type Work = {
  readonly prepare: () => Promise<void>;
  readonly bet: (asked: Asked & { what: 'bet' }) => Promise<readonly number[]>;
};

/** Says that this process is ready, and answers each message until the benchmark disconnects. */
export function answerMessages({ prepare, bet }: Work): void {
  const timesOf = async (asked: Asked) => (asked.what === 'bet' ? bet(asked) : prepare().then(() => []));
  process.on('message', (asked: Asked) => {
    void timesOf(asked).then((times) => process.send?.({ times } satisfies Answer));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}
