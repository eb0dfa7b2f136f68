import type { GameNames } from '#src/contract/lobby/find-games.ts';
import { startWorker } from '#src/platform/device/start-worker.ts';
import type { SearchAnswer, SearchMessage } from './search.worker.ts';
import workerUrl from './search.worker.ts?worker&url';

/** The first `most` of the games that a typed text means, as FindGames finds them. */
export type FindLater = (typed: string, most: number) => Promise<readonly number[]>;

/**
 * The index of a catalogue in a worker, so that typing never blocks; on the page itself if workers are unsupported or fail to
 * start.
 */
export function createSearchClient(games: readonly GameNames[]): { find: FindLater; stop: () => void } {
  const onPage = () => import('#src/contract/lobby/find-games.ts').then(({ indexNames }) => indexNames(games));
  let here: ReturnType<typeof onPage> | undefined;
  const findHere: FindLater = async (typed, most) => (await (here ??= onPage()))(typed).slice(0, most);
  try {
    const worker = startWorker(workerUrl);
    const waiting = new Map<number, (found: readonly number[] | undefined) => void>();
    let failed = false;
    let asked = 0;
    const tell = (message: SearchMessage) => worker.postMessage(message, []);
    worker.addEventListener('message', ({ data: { ask, found } }: MessageEvent<SearchAnswer>) => {
      waiting.get(ask)?.(found);
      waiting.delete(ask);
    });
    worker.addEventListener('error', () => {
      failed = true;
      for (const answer of waiting.values()) answer(undefined);
      waiting.clear();
    });
    tell({ games });
    const find: FindLater = async (typed, most) => {
      if (failed) return findHere(typed, most);
      asked += 1;
      const ask = asked;
      const answer = new Promise<readonly number[] | undefined>((resolve) => waiting.set(ask, resolve));
      tell({ ask, typed, most });
      return (await answer) ?? findHere(typed, most);
    };
    return { find, stop: () => worker.terminate() };
  } catch {
    return { find: findHere, stop: () => undefined };
  }
}
