import type { IncomingMessage } from 'node:http';
import type { Context, Hono } from 'hono';

/** What the middlewares leave for the handlers. `incoming` is missing when tests call the app in process. */
export type AppEnv = {
  Bindings: { incoming?: IncomingMessage };
  Variables: { requestId: string; ip: string };
};
export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;
