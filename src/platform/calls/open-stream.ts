import * as v from 'valibot';
import type { Stream } from '#src/contract/core/stream.ts';
import { readAnswer } from './answer.ts';
import { AppError, toAppError } from './errors.ts';
import { currentToken, httpClient, refuseType } from './http.ts';

/**
 * Opens a member's stream; resolves with its body once the gateway has let the page in. Rejects only with an AppError. An expired session is
 * renewed once.
 */
export async function openStream(
  { path, ...described }: Stream,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const open = async (token: string | null, again: boolean): Promise<ReadableStream<Uint8Array>> => {
    if (!token) throw new AppError('not_logged_in');
    const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` };
    const answer = await httpClient()(path, { headers, signal, timeout: false, cache: 'no-store' });
    if (answer.ok && answer.body) return answer.body;
    if (answer.status === 401 && again) return open(await currentToken(token), false);
    return readAnswer(answer, v.never());
  };
  try {
    const token = await currentToken();
    await refuseType(described);
    return await open(token, true);
  } catch (cause) {
    throw toAppError(cause);
  }
}
