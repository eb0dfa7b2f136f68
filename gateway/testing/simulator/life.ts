/** No answer came: the process ended, or the network lost it. The same is sent again. */
export class Lost extends Error {}

/** A step of a process at which it can end. `statements`: those of the running transaction. `done`: just after it, else just before. */
export type Moment =
  | { readonly at: 'statement'; readonly sql: string; readonly statements: readonly string[] }
  | { readonly at: 'commit'; readonly done: boolean; readonly statements: readonly string[] }
  | { readonly at: 'bank'; readonly done: boolean; readonly call: string }
  | { readonly at: 'answer'; readonly path: string };

/** A named moment between two steps. */
export type KillPoint = { readonly name: string; readonly when: (moment: Moment) => boolean };

/**
 * The life of a gateway in this process. It ends at a kill point: from then on no statement, no commit and no call to the bank of this gateway is
 * made, its open transactions are rolled back, and none of its answers arrives.
 */
export class Life {
  /** Rejects with Lost when it ends. */
  readonly ended: Promise<never>;
  #isOver = false;
  #kills: ReadonlySet<KillPoint> = new Set();
  #reject: (reason: Lost) => void = () => undefined;
  readonly #onEnd: (point: KillPoint) => void;

  constructor(onEnd: (point: KillPoint) => void) {
    this.#onEnd = onEnd;
    this.ended = new Promise<never>((_, reject) => {
      this.#reject = reject;
    });
    this.ended.catch(() => undefined);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** It ends the next time that it reaches one of these points. */
  endAt(points: ReadonlySet<KillPoint>): void {
    this.#kills = points;
  }

  /** Throws Lost where it has ended, or ends at this moment. */
  reach(moment?: Moment): void {
    const kill = this.#isOver || !moment ? undefined : [...this.#kills].find(({ when }) => when(moment));
    if (kill) {
      this.#isOver = true;
      this.#reject(new Lost(kill.name));
      this.#onEnd(kill);
    }
    if (this.#isOver) throw new Lost(kill?.name ?? 'ended');
  }
}
