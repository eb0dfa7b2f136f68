import type { Context } from 'hono';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import type { Known } from './open-game.ts';
import { type CallError, callErrors, type OpenBody } from './shared/page-api.ts';

/** The player behind the bearer token of a call, or the end of the call. */
export type PlayerOf = (context: Context) => Promise<Known>;
/** A page's credential: its launch code, or the session of an earlier one. */
export type WayOf = (context: Context) => Promise<OpenBody | Known>;

/** The envelope of a success. */
export const answer = (value: unknown) => ({ success: true, value });

/** The envelope of a refusal. */
export const refusal = (code: CallError): Response =>
  Response.json({ success: false, message: code }, { status: callErrors[code] });

export class Refused extends Error {
  readonly code: CallError;

  constructor(code: CallError) {
    super(code);
    this.code = code;
  }
}

/** Ends the call with a refusal. */
export function refuse(code: CallError): never {
  throw new Refused(code);
}

/** Counts a call, and ends it where there were too many. */
export const limit = (limiter: RateLimiterMemory, key: string): Promise<unknown> =>
  limiter.consume(key).catch(() => refuse('rate_limited'));

/** The body of a call, or its end. */
export async function readBody<S extends v.GenericSchema>(context: Context, schema: S): Promise<v.InferOutput<S>> {
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await context.req.text());
  return body.success ? body.output : refuse('invalid_request');
}
