import { type ErrorCode, errorStatus } from '#src/contract/core/error-code.ts';

/**
 * A call that is refused: thrown by handlers and domain rules, answered in one place as
 * `{ success: false, message: code, value }` with the code's status [S1-396, S1-397].
 * A `retryAfter` (seconds) in the value also goes out as the header Retry-After.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly value: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    value?: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(code);
    this.code = code;
    this.value = value;
    const seconds = value?.['retryAfter'];
    this.headers = typeof seconds === 'number' ? { 'Retry-After': String(Math.ceil(seconds)), ...headers } : headers;
  }

  get status(): number {
    return errorStatus[this.code] || 500;
  }

  /** The envelope's JSON text. */
  toJson(): string {
    return JSON.stringify({ success: false, message: this.code, ...(this.value && { value: this.value }) });
  }
}
