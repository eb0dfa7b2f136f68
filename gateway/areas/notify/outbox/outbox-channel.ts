/**
 * The outcome of a try. `later`: unreachable or busy, to be retried, not before `retryAfter` seconds where the provider gave them. `refused`:
 * this message will never be accepted; `reason` is for the operator and contains neither address nor text. `gone`: the address no longer
 * exists. `reference`: the provider's id of the message.
 */
export type Outcome =
  | { readonly kind: 'sent'; readonly reference?: string | null }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'later'; readonly retryAfter: number | null };

/** The final outcome of a message. One that was given up counts as refused. */
export type Ending = Exclude<Outcome, { kind: 'later' }>;

/** The fields of a message that its delivery needs; epoch ms. `attempts`: number of attempts. */
export type Waiting = { readonly attempts: number; readonly next_at: number; readonly expires_at: number };

/** A channel of the outbox: where its messages are stored and how one is sent. deliver.ts does the rest for all channels. */
export type OutboxChannel<Due extends Waiting> = {
  /** Name of one of its messages in the log: `an email`. */
  readonly message: string;
  readonly table: 'outbox' | 'push_deliveries';
  /** The columns by which a message that still waits is found again. */
  readonly rowOf: (due: Due) => Readonly<Record<string, string>>;
  /** The due messages that have not expired, the most urgent first; some hundred at most. */
  readonly findDue: () => Promise<Due[]>;
  /** Whether a message may be sent while others are being sent; by default it may. */
  readonly mayGo?: (due: Due, underway: readonly Due[]) => boolean;
  /** Sends one message. Where it rejects, the message is tried again after its lease. */
  readonly send: (due: Due) => Promise<Outcome>;
  /** Notes how a message ended; it does not wait after that. */
  readonly settle: (due: Due, ending: Ending) => Promise<unknown>;
  /** The fields of a message in the log: no address, no text. */
  readonly logged: (due: Due) => Readonly<Record<string, string>>;
  /** Releases connections when the gateway stops. */
  readonly close?: () => void;
  /** So many are on the wire at once; the others wait in the database. */
  readonly concurrency: number;
  /** After this time another process may take over a message from a crashed one; longer than a try may take; ms. */
  readonly lease: number;
  /** The first pause after a failure, doubled by each further one; ms. */
  readonly firstPause: number;
  /** After so many tries a message is given up; without it when its time is over. */
  readonly mostAttempts?: number;
  /** Poll interval while there is nothing to send; ms. */
  readonly pollInterval: number;
};
