/**
 * How a try went. `later`: out of reach or busy, to be tried again, not before `retryAfter` seconds where it was told so. `refused`:
 * this message will never be taken; `reason` is for the operator and has neither address nor text in it. `gone`: nobody has this
 * address any more. `reference`: how a provider names what it has taken.
 */
export type Outcome =
  | { readonly kind: 'sent'; readonly reference?: string | null }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'later'; readonly retryAfter: number | null };

/** How a message ended. One that was given up counts as refused. */
export type Ending = Exclude<Outcome, { kind: 'later' }>;

/** The fields of a message that its delivery needs; epoch ms. `attempts`: number of attempts. */
export type Waiting = { readonly attempts: number; readonly next_at: number; readonly expires_at: number };

/** One way out of the gateway: where its messages wait and how one is sent. deliver.ts does the rest, alike for all of them. */
export type WayOut<Due extends Waiting> = {
  /** Name of one of its messages in the log: `a letter`. */
  readonly message: string;
  readonly table: 'outbox' | 'push_deliveries';
  /** The columns by which a message that still waits is found again. */
  readonly rowOf: (due: Due) => Readonly<Record<string, string>>;
  /** The due messages that have not expired, the most urgent first; some hundred at most. */
  readonly findDue: () => Promise<Due[]>;
  /** Whether a message may go beside those that are under way; without it all may. */
  readonly mayGo?: (due: Due, underway: readonly Due[]) => boolean;
  /** Sends one message. Where it rejects, the message is tried again after its lease. */
  readonly send: (due: Due) => Promise<Outcome>;
  /** Notes how a message ended; it does not wait after that. */
  readonly settle: (due: Due, ending: Ending) => Promise<unknown>;
  /** The fields of a message in the log: no address, no text. */
  readonly logged: (due: Due) => Readonly<Record<string, string>>;
  /** Frees what sending held, when the gateway stops. */
  readonly close?: () => void;
  /** So many are on the wire at once; the others wait in the database. */
  readonly concurrency: number;
  /** A process that took a message and died lets another one try after this long; longer than a try may take; ms. */
  readonly lease: number;
  /** The first pause after a failure, doubled by each further one; ms. */
  readonly firstPause: number;
  /** After so many tries a message is given up; without it when its time is over. */
  readonly mostAttempts?: number;
  /** How long to the next look, when there was nothing to send; ms. */
  readonly pollInterval: number;
};
