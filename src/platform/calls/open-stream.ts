import * as v from 'valibot';
import type { Stream } from '#src/contract/core/stream.ts';
import { readAnswer } from './answer.ts';
import { AppError, toAppError } from './errors.ts';
import { currentToken, httpClient } from './http.ts';

/**
 * Opens a member's stream; resolves with its body once the gateway has let the page in. Rejects only with an AppError. An expired session is
 * renewed once.
 */
export async function openStream({ path }: Stream, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const open = async (token: string | null, again: boolean): Promise<ReadableStream<Uint8Array>> => {
    if (!token) throw new AppError('not_logged_in');
    const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` };
    const answer = await httpClient()(path, { headers, signal, timeout: false, cache: 'no-store' });
    if (answer.ok && answer.body) return answer.body;
    if (answer.status === 401 && again) return open(await currentToken(token), false);
    return readAnswer(answer, v.never());
  };
  try {
    return await open(await currentToken(), true);
  } catch (cause) {
    throw toAppError(cause);
  }
}
