import type { Round } from '../shared/page-api.ts';
import type { Bet } from './bet.ts';

export type Phase = 'idle' | 'spinning' | 'checking' | 'over';
/** Money in minor units; `balance` is null while it is not known. */
export type TableState = { phase: Phase; bet: Bet; balance: number | null; autoLeft: number };
export type Tone = 'plain' | 'win' | 'problem';

/** The table's view. `stop` resolves when the reels rest. */
export type TableView = {
  update: (state: Readonly<TableState>) => void;
  say: (tone: Tone, text: string) => void;
  announce: (text: string) => void;
  startReels: () => void;
  /** Stops the reels as soon as the outcome is known. */
  hurryReels: () => void;
  stopReels: (stops: readonly number[]) => Promise<void>;
  showWins: (round: Round) => void;
  clearWins: () => void;
};
