import type { ErrorCode } from '#src/contract/core/error-code.ts';

export type AppErrorDetails = {
  /** The refusal's `value`. */
  value?: unknown;
  /** The status of the answer; absent if there was none. */
  status?: number | undefined;
  /** Seconds to wait. */
  retryAfter?: number | undefined;
  requestId?: string | undefined;
  /** True for the gateway's own answer, in its envelope; a proxy or a captive portal may answer with any status, too. */
  refused?: boolean;
  cause?: unknown;
};

/** The only kind of failure that leaves the platform layer: one code of the closed list [S1-397]. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly value: unknown;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;
  readonly refused: boolean;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.value = details.value;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
    this.refused = details.refused ?? false;
  }
}

/** Messages of browsers and Node for a request without an answer; all of them throw a bare TypeError. */
const networkFailure = /fetch|network|load failed|module script|terminated|connection|socket/i;
const codesByName: Partial<Record<string, ErrorCode>> = {
  NetworkError: 'no_internet',
  TimeoutError: 'timeout',
  AbortError: 'timeout',
  SyntaxError: 'bad_gateway',
  ValiError: 'bad_gateway',
  SchemaValidationError: 'bad_gateway',
  HTTPError: 'bad_gateway',
};

/** Any failure as an AppError. Errors are told apart by name, because some come from other realms. */
export function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (!(cause instanceof Error || cause instanceof DOMException)) return new AppError('unknown_error', { cause });
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  const code =
    cause.name === 'TypeError' && networkFailure.test(cause.message)
      ? 'no_internet'
      : (codesByName[cause.name] ?? 'unknown_error');
  return new AppError(offline && code === 'timeout' ? 'no_internet' : code, { cause });
}
