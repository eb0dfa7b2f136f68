import type { Answer } from './strike.ts';

/** Runs in the worker, before its own code. */
function turn(by: number): void {
  const Real = Date;
  const now = () => Real.now() + by;
  globalThis.Date = new Proxy(Real, {
    construct: (_, given) => Reflect.construct(Real, given.length > 0 ? given : [now()]) as Date,
    get: (_, key) => (key === 'now' ? now : (Reflect.get(Real, key) as unknown)),
  });
}

/** The worker's file with a clock that is `by` ms ahead; the browser changes the clock of pages only. */
export function turnWorkerClock(answer: Answer, by: number): Answer {
  if (answer.status !== 200) return answer;
  const body = Buffer.concat([Buffer.from(`(${turn.toString()})(${by});\n`), answer.body]);
  return { ...answer, headers: { ...answer.headers, 'content-length': String(body.length) }, body };
}
