/**
 * The outcome of a failed passkey ceremony. `aborted`: by the app. `cancelled`: by the person, or on timeout. `known`: the device
 * already has a passkey of this account. `impossible`: unsupported by the device, or here.
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
