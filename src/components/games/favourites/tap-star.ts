import { msg } from '@lingui/core/macro';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { loadingMax, noticeDuration } from '#src/contract/core/limits.ts';
import { knownMember } from '#src/state/identity/known-member.ts';
import { toggleFavourite } from '#src/state/lobby/toggle-favourite.ts';
import { toasts } from '#src/ui/toast-store.ts';
import type { ResumeContext } from '#src/components/games/launch-item.ts';
import { signInFor } from '#src/components/kit/sign-in-for.ts';

/** Adds or removes a favourite after a tap on its star and reports the result. Never rejects. */
export async function tapStar(game: Game, { store, navigate, i18n }: ResumeContext): Promise<void> {
  if (!(await knownMember(store))) {
    const why = { kind: 'keep', name: game.displayName } as const;
    return signInFor({ kind: 'favourite', game }, why, navigate);
  }
  const loading = toasts.show(i18n._(msg`Please wait…`), { kind: 'loading', duration: loadingMax.favourite });
  try {
    const outcome = await toggleFavourite(store, game);
    if (outcome === 'unsent') toasts.show(i18n._(msg`Saved here. We will send it when you are back online.`));
    else {
      const said = outcome === 'added' ? msg`Saved to favourites` : msg`Removed from favourites`;
      toasts.show(i18n._(said), { kind: 'success', duration: noticeDuration.saved });
    }
  } catch {
    toasts.show(i18n._(msg`Not saved: the favourite is as it was.`));
  } finally {
    toasts.hide(loading);
  }
}
