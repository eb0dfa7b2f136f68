import type { IncomingMessage } from 'node:http';
import type { Context, Hono } from 'hono';
import type { Guards } from './guards.ts';

/**
 * What the middlewares leave for the handlers, and the route that of its caller: the session whose token came with the call. `incoming` is missing
 * when tests call the app in process.
 */
export type AppEnv = {
  Bindings: { incoming?: IncomingMessage };
  Variables: { requestId: string; ip: string; guards: Guards; sessionId?: string };
};
export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;
