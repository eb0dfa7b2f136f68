import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { GameTab } from '#src/contract/core/game-category.ts';
import { statusAtom } from '#src/state/site/site.ts';
import s from './demonstration-note.module.css';

/** Categories whose name promises what the demo vendor lacks: hosts, opponents, matches with odds, fish. */
const promising: readonly GameTab[] = ['LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'COCKFIGHT', 'FISH'];

/** Where the demo vendor serves the games of such a category: that they are all one game. Elsewhere `otherwise`. */
export function DemonstrationNote({ tab, otherwise = null }: { tab: GameTab; otherwise?: ReactNode }) {
  const demonstration = useAtomValue(statusAtom)?.info.demonstration;
  if (!demonstration || !promising.includes(tab)) return otherwise;
  return (
    <p className={s.note}>
      <Trans>
        Demonstration: everything here opens the same demonstration game. There are no real odds, streams or opponents.
      </Trans>
    </p>
  );
}
