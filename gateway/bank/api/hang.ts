import { setTimeout as wait } from 'node:timers/promises';
import { answerProblem } from '../problems.ts';

/** A call that is not answered: until its client goes, or a minute has passed. */
export async function hang(signal: AbortSignal): Promise<Response> {
  await wait(60_000, undefined, { signal, ref: false }).catch(() => undefined);
  return answerProblem('IndisponibilidadePorTempoEsgotado');
}
