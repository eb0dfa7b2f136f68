import { errorStatus, type ErrorCode } from '#src/contract/core/error-code.ts';

/** Makes a code of the closed list out of what a gateway said; a code that nobody knows is `unknown_error` [S1-410]. */
export const knownCode = (text: string): ErrorCode =>
  Object.hasOwn(errorStatus, text) ? (text as ErrorCode) : 'unknown_error';
