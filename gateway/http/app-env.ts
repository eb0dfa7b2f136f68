import type { IncomingMessage } from 'node:http';
import type { Context, Hono } from 'hono';
import type { Guards } from './guards.ts';

/**
 * Values that the middlewares set for the handlers, and the session of the call's token, which the route sets. `incoming` is
 * missing when tests call the app in process.
 */
export type AppEnv = {
  Bindings: { incoming?: IncomingMessage };
  Variables: { requestId: string; ip: string; guards: Guards; sessionId?: string };
};
export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;
