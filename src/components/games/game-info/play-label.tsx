import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { demoAtom } from '#src/state/identity/demo.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';

/** Label of the button that launches a game: play for money, play the demonstration, or log in first. */
export function PlayLabel({ game }: { game: Game }) {
  const member = useAtomValue(memberAtom);
  const demo = useAtomValue(demoAtom) && game.freeplay;
  if (demo) return <Trans>Play the demo</Trans>;
  return member ? <Trans>Play</Trans> : <Trans>Log in to play</Trans>;
}
