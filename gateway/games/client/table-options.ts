import type { Opened } from '../shared/page-api.ts';
import type { Api } from './api.ts';
import type { AppBridge } from './app-messages.ts';
import type { Bet, BetStep } from './bet.ts';
import type { Money } from './money.ts';
import type { TableView } from './table-view.ts';
import type { Text } from '../shared/text-pt.ts';

export type TableOptions = {
  opened: Opened;
  api: Pick<Api, 'spin' | 'round' | 'ack' | 'balance'>;
  view: TableView;
  bridge: AppBridge;
  text: Text;
  money: Money;
  remembered?: Bet | undefined;
  onBet: (bet: Bet) => void;
  onOver: () => void;
  pause: (milliseconds: number) => Promise<void>;
  newKey: () => string;
};

export type Table = {
  /** Plays one round; while the reels of another turn it stops them. */
  spin: () => Promise<void>;
  step: (step: BetStep) => void;
  startAuto: (rounds: number) => Promise<void>;
  stopAuto: () => void;
  /** Shows what was left open when the page was closed or reloaded. */
  resume: () => Promise<void>;
  /** The app is about to take the page away. */
  close: () => void;
};
