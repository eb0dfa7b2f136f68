import type { AppError } from './errors.ts';

/** One attempt of a call; `signal` fires on timeout or when the caller aborts. */
export type Attempt<T> = (signal: AbortSignal) => Promise<T>;
export type RetryOptions = {
  /** False: a single attempt, regardless of the failure [S1-400]. */
  repeat: boolean;
  /** Milliseconds for everything: attempts, waits, reading the body. */
  deadline: number;
  signal?: AbortSignal | undefined;
  toError: (cause: unknown) => AppError;
};

const attempts = 4;
const firstWait = 300;
const transientStatus = new Set([408, 429, 500, 502, 503, 504]);

/** Runs an attempt, with retries after a transient failure, within one deadline [S1-399]. Rejects with the last AppError. */
export async function withRetries<T>(
  attempt: Attempt<T>,
  { repeat, deadline, signal, toError }: RetryOptions,
): Promise<T> {
  const end = performance.now() + deadline;
  for (let count = 1; ; count += 1) {
    try {
      return await limited(attempt, end - performance.now(), signal);
    } catch (cause) {
      const error = toError(cause);
      const wait =
        repeat && count < attempts && !signal?.aborted && isTransient(error) ? waitBefore(count, error) : undefined;
      // A wait that leaves no time for another attempt would only delay the failure.
      if (wait === undefined || performance.now() + wait >= end) throw error;
      await pause(wait, signal);
    }
  }
}

/** Whether a retry may succeed: no answer, a truncated one, or a busy server. */
function isTransient({ code, status, cause, retryAfter }: AppError): boolean {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return false;
  if (code === 'maintenance' || code === 'region_restricted') return false;
  if (status === undefined) return code === 'no_internet' || code === 'timeout';
  if (status === 429) return retryAfter !== undefined;
  return transientStatus.has(status) || cause instanceof SyntaxError;
}

/** The server's Retry-After, or exponential backoff with jitter, so that clients do not retry in step; ms. */
function waitBefore(count: number, { retryAfter }: AppError): number {
  const wait = firstWait * 2 ** (count - 1);
  const jittered = wait * (0.5 + Math.random() / 2);
  return retryAfter === undefined ? jittered : retryAfter * 1000 + jittered / 2;
}

async function limited<T>(attempt: Attempt<T>, time: number, signal: AbortSignal | undefined): Promise<T> {
  const controller = new AbortController();
  const leave = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('deadline', 'TimeoutError')), time);
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();
  try {
    return await attempt(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

/** Waits, at most until the caller aborts. */
function pause(time: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, time);
    signal?.addEventListener('abort', done);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
  });
}
