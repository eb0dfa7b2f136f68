import { type AppError, toAppError } from '#src/platform/calls/errors.ts';
import { randomId } from '#src/platform/base/random-id.ts';

/** Whether the outcome of a request is unknown: no answer, a malformed one, or a server error. */
export const isUnknown = ({ status, code }: AppError): boolean =>
  status === undefined || status >= 500 || code === 'bad_gateway';

export type Intent = {
  /**
   * Calls `work` with the Idempotency-Key of these values (JSON-able, or a file) and settles as it does. An answer or a definite
   * refusal ends the intent; after any other failure the same values reuse the key.
   */
  readonly attempt: <T>(values: unknown, work: (idempotencyKey: string) => Promise<T>) => Promise<T>;
};

/**
 * One idempotency key per intended write: the same values sent again after an unknown outcome reuse the key, so that nothing
 * happens twice; other values, or a definite answer, end the intent [S1-400].
 */
export function createIntent(): Intent {
  let current: { key: string; values: unknown } | undefined;
  return {
    attempt: async (values, work) => {
      const written = values instanceof Blob ? values : JSON.stringify(values);
      if (!current || current.values !== written) current = { key: randomId(), values: written };
      const mine = current;
      const end = () => {
        if (current === mine) current = undefined;
      };
      try {
        const answer = await work(mine.key);
        end();
        return answer;
      } catch (cause) {
        if (!isUnknown(toAppError(cause))) end();
        throw cause;
      }
    },
  };
}
