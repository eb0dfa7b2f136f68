import type { MessageDescriptor } from '@lingui/core';
import type { ErrorCode } from '#src/contract/error-code.ts';

export declare class AppError extends Error {
  readonly code: ErrorCode;
  readonly value?: unknown;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly requestId?: string;
}
export declare function toAppError(cause: unknown): AppError;
export declare const errorText: Record<ErrorCode, MessageDescriptor>;
