import { fetchedAtHeader } from '#src/contract/worker/worker-messages.ts';
import { hasController } from '#src/platform/base/browser-parts.ts';
import { recordServerTime, serverTime } from '#src/platform/device/server-time.ts';
import { reportAnswer } from '#src/platform/device/slow.ts';
import { isJson } from './answer.ts';
import type { AppError } from './errors.ts';

/**
 * The origin of an answer: its address without the origin, when it was fetched (the gateway's time, epoch ms), and whether it
 * came from the worker's cache.
 */
export type AnswerSource = { readonly address: string; readonly fetchedAt: number; readonly cached: boolean };

/**
 * Bypasses the browser's HTTP cache, in which a captive portal's page may be stored for a year; the gateway revalidates each
 * answer. `default` is for the worker, which has its own cache and does the same.
 */
export const cacheOf = ({ fresh }: { fresh?: boolean }): RequestCache =>
  !fresh && hasController() ? 'default' : 'no-cache';

/** An answer from the worker's cache says nothing about the network. */
export function sourceOf({ headers }: Response, address: string): AnswerSource {
  const fetchedAt = Number(headers.get(fetchedAtHeader) ?? NaN);
  const cached = !Number.isNaN(fetchedAt);
  if (!cached) {
    reportAnswer(true);
    // A proxy that answers with its own page has its own clock, too.
    if (isJson(headers)) recordServerTime(headers);
  }
  return { address, fetchedAt: serverTime(cached ? fetchedAt : undefined), cached };
}

/** An aborted call says nothing about the network; one without an answer does. */
export function recordFailure(error: AppError): AppError {
  const aborted = error.cause instanceof DOMException && error.cause.name === 'AbortError';
  if (!aborted && error.status === undefined && (error.code === 'no_internet' || error.code === 'timeout'))
    reportAnswer(false);
  return error;
}
