import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorStatus, type ErrorCode } from '#src/contract/error-code.ts';

export type AppErrorDetails = {
  /** What stands in the refusal's `value`. */
  value?: unknown;
  /** The status of the answer; absent when there was none. */
  status?: number | undefined;
  /** Seconds to wait. */
  retryAfter?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
};

/** The only kind of failure that leaves the platform layer: one code of the closed list [S1-397]. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly value: unknown;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.value = details.value;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
  }
}

/** Makes a code of the closed list out of what a gateway said; a code that nobody knows is `unknown_error` [S1-410]. */
export const knownCode = (text: string): ErrorCode =>
  Object.hasOwn(errorStatus, text) ? (text as ErrorCode) : 'unknown_error';

/** How browsers and Node word a request that never got an answer; all of them throw a bare TypeError. */
const networkFailure = /fetch|network|load failed|terminated|connection|socket/i;
const codesByName: Partial<Record<string, ErrorCode>> = {
  NetworkError: 'no_internet',
  TimeoutError: 'timeout',
  AbortError: 'timeout',
  SyntaxError: 'bad_gateway',
  ValiError: 'bad_gateway',
  SchemaValidationError: 'bad_gateway',
  HTTPError: 'bad_gateway',
};

/** Any failure as an AppError. Errors are told apart by name, because half of them come from other realms. */
export function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (!(cause instanceof Error || cause instanceof DOMException)) return new AppError('unknown_error', { cause });
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  const code =
    cause.name === 'TypeError' && networkFailure.test(cause.message) ? 'no_internet' : (codesByName[cause.name] ?? 'unknown_error');
  return new AppError(offline && code === 'timeout' ? 'no_internet' : code, { cause });
}

/** The one table of texts: what happened, and what to do about it. */
export const errorText: Record<ErrorCode, MessageDescriptor> = {
  no_internet: msg`No internet. Check your connection and try again.`,
  timeout: msg`Slow connection. Try again in a moment.`,
  bad_gateway: msg`The server gave an answer that makes no sense. Try again in a moment.`,
  unknown_error: msg`Unknown error. Try again in a moment.`,
  empty_url: msg`The requested address is empty.`,
  system_updating: msg`The system is being updated. Try again later.`,
  maintenance: msg`The platform is under maintenance. Come back in a while.`,
  region_restricted: msg`Your IP address or location is restricted. Access denied.`,
  rate_limited: msg`Too many attempts. Wait a moment and try again.`,
  invalid_request: msg`Something in the request is not right. Check what you entered.`,
  payload_too_large: msg`That is too much to send at once.`,
  not_found: msg`We could not find this.`,
  no_permission: msg`No permission, or the feature is temporarily unavailable.`,
  not_logged_in: msg`You are not logged in. Please log in first.`,
  session_ended: msg`Your account has been logged out. Please log in again.`,
  login_failed: msg`Wrong username or password, or the account is disabled.`,
  captcha_required: msg`Enter the verification code to go on.`,
  verification_code_error: msg`The verification code is wrong. Try the new one.`,
  only_agents: msg`Only agents can log in here.`,
  non_agents: msg`Non-agents cannot log in.`,
  non_member: msg`Non-member account unable to log in.`,
  envelope_invalid: msg`The secure form could not be opened. Reload the page and try again.`,
  envelope_replayed: msg`This was already sent. Reload the page and try again.`,
  idempotency_conflict: msg`This was already sent with other contents. Check before you try again.`,
  handover_invalid: msg`The sign-in link is no longer valid. Please log in.`,
  game_not_found: msg`This game is no longer available.`,
  game_unavailable: msg`This game cannot be opened right now. Try another one.`,
  vendor_closed: msg`This provider is closed right now. Try again later.`,
  free_reject: msg`Free accounts cannot do this. Register to play.`,
  real_account_required: msg`Please log in to a real account to use this function.`,
  insufficient_balance: msg`Your balance is not enough.`,
  limit_reached: msg`You have reached a limit. Try again later.`,
  bad_signature: msg`The request was not signed properly.`,
  token_expired: msg`Your access has expired. Please log in again.`,
  transaction_conflict: msg`This transaction exists with other contents.`,
  transaction_rolled_back: msg`This transaction was cancelled.`,
};
