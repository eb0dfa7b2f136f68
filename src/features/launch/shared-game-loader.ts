import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/language.ts';
import { sharedGameResource } from './shared-game.resource.ts';

/** The game of a link that somebody shared; nothing for a lottery's launch screen. */
export async function loadSharedGame(
  store: Store,
  { vendor, game }: { vendor?: string | undefined; game?: string | undefined },
): Promise<void> {
  if (!vendor || !game) return;
  await beginReads(sharedGameResource.ensure(store, { vendor, nodeId: game, language: store.get(languageAtom) }));
}
