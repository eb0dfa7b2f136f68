import type { AppError } from '#src/platform/calls/errors.ts';
import { randomId } from '#src/platform/calls/random-id.ts';

/** Whether nobody knows if the gateway did what it was asked: no answer, a broken one, or one that it failed to finish. */
export const isUnknown = ({ status, code }: AppError): boolean =>
  status === undefined || status >= 500 || code === 'bad_gateway';

export type Intent = {
  /** The Idempotency-Key for sending these values (JSON-able). */
  readonly keyFor: (values: unknown) => string;
  /** Says how that ended: done, or refused with an error. */
  readonly settle: (error?: AppError) => void;
};

/**
 * One idempotency key for what somebody means to do once: sending the same values again after an outcome that nobody knows
 * has the same key, so that nothing happens twice; other values, or a clear answer, end the intent [S1-400].
 */
export function createIntent(): Intent {
  let current: { key: string; values: string } | undefined;
  return {
    keyFor: (values) => {
      const written = JSON.stringify(values);
      if (current?.values !== written) current = { key: randomId(), values: written };
      return current.key;
    },
    settle: (error) => {
      if (!error || !isUnknown(error)) current = undefined;
    },
  };
}
