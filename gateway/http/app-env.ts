import type { IncomingMessage } from 'node:http';
import type { Context, Hono } from 'hono';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import type { Guards } from './guards.ts';

/**
 * Values that the middlewares set for the handlers; the session of the call's token, and the refusals that the contract lists for the call, which the route sets.
 * `incoming` is missing when tests call the app in process.
 */
export type AppEnv = {
  Bindings: { incoming?: IncomingMessage };
  Variables: { requestId: string; ip: string; guards: Guards; sessionId?: string; listed?: ListedRefusals };
};
/** The name of a call or callback, and the codes that it may be refused with. */
type ListedRefusals = { readonly call: string; readonly codes: ReadonlySet<ErrorCode> };

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;
