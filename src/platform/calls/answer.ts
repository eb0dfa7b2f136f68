import * as v from 'valibot';
import { Envelope } from '#src/contract/core/envelope.ts';
import { type ErrorCode, errorStatus } from '#src/contract/core/error-code.ts';
import { AppError } from './errors.ts';

/** Maps a gateway's code to the closed list; an unknown one becomes `unknown_error` [S1-410]. */
export const knownCode = (text: string): ErrorCode =>
  Object.hasOwn(errorStatus, text) ? (text as ErrorCode) : 'unknown_error';

/** The code of a status if the body cannot be read. */
const codesByStatus: Partial<Record<number, ErrorCode>> = {
  408: 'timeout',
  413: 'payload_too_large',
  429: 'rate_limited',
  503: 'system_updating',
  504: 'timeout',
};
const Refused = v.object({ retryAfter: v.number() });

/** Whether the content type is JSON, as in all of the gateway's own answers. */
export const isJson = (headers: Headers): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '');

/**
 * The value of an answer's envelope [S1-396], checked by the call's schema. Throws an AppError: the refusal's code, or
 * `bad_gateway` for HTML, another content type, broken JSON or an unknown shape [S1-398]. A truncated body throws the error of
 * reading it.
 */
export async function readAnswer<S extends v.GenericSchema>(answer: Response, schema: S): Promise<v.InferOutput<S>> {
  const details = {
    status: answer.status,
    retryAfter: readRetryAfter(answer.headers),
    requestId: answer.headers.get('X-Request-Id') ?? undefined,
  };
  const unreadable = (cause: unknown) =>
    new AppError(codesByStatus[answer.status] ?? 'bad_gateway', { ...details, cause });
  if (!isJson(answer.headers)) {
    void answer.body?.cancel();
    throw unreadable('content type');
  }
  const envelope = v.safeParse(Envelope, parseJson(await answer.text(), unreadable));
  if (!envelope.success) throw unreadable('envelope');
  if (!envelope.output.success) {
    const { message, value } = envelope.output;
    const told = v.is(Refused, value) ? value.retryAfter : undefined;
    throw new AppError(knownCode(message), {
      ...details,
      retryAfter: details.retryAfter ?? told,
      value,
      refused: true,
    });
  }
  const value = v.safeParse(schema, envelope.output.value);
  if (!answer.ok || !value.success) throw unreadable('value');
  return value.output;
}

function parseJson(text: string, unreadable: (cause: unknown) => AppError): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(error);
  }
}

/** Seconds, from either form of Retry-After. */
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('Retry-After');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
