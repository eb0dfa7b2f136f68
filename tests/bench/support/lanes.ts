type Lanes = { readonly lanes: number; readonly seconds: number };

/** Acts in so many lanes at once for so long, each act after the one before; the time of each act in ms. */
export async function timeLanes(
  { lanes, seconds }: Lanes,
  act: (lane: number, turn: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const run = async (_: unknown, lane: number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const began = performance.now();
      await act(lane, turn);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: lanes }, run));
  return times;
}
