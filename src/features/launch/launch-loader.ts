import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { launchedLotteryResource } from './launched-lottery.resource.ts';
import { sharedGameResource } from './shared-game.resource.ts';

type Named = { vendor?: string | undefined; game?: string | undefined; code?: string | undefined };

/** Loads a launch screen: the game of a shared link, or the lottery of a code. */
export async function loadLaunch(store: Store, { vendor, game, code }: Named): Promise<void> {
  const language = store.get(languageAtom);
  if (vendor && game) await beginReads(sharedGameResource.ensure(store, { vendor, nodeId: game, language }));
  else if (code) await beginReads(launchedLotteryResource.ensure(store, { code, language }));
}
