/**
 * How it ended that a device was asked for a passkey. `aborted`: we took it back ourselves. `cancelled`: by the person, or nobody
 * answered. `known`: the device has a passkey of this account already. `impossible`: it cannot do what is asked, or not here.
 */
export type CeremonyEnd = 'aborted' | 'cancelled' | 'known' | 'impossible' | 'failed';

/** The only kind of failure that ceremony.ts rejects with. */
export class CeremonyError extends Error {
  readonly end: CeremonyEnd;

  constructor(end: CeremonyEnd, options?: ErrorOptions) {
    super(end, options);
    this.name = 'CeremonyError';
    this.end = end;
  }
}
