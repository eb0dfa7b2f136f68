import type { Call, CallBody, CallQuery, CallValue } from '#src/contract/call.ts';

export type HttpConfig = {
  /** Replaces the global fetch: the server passes the gateway's own app. */
  fetch?: typeof fetch;
  /** Absolute origin that paths are resolved against; needed where there is no document (the server). */
  origin?: string;
  /** The access token of the session, or null for a guest; may wait for the stored session. */
  getToken: () => string | null | Promise<string | null>;
  /** The session is over: called once renewal failed or cannot be tried. */
  onSessionEnded: () => void;
  /** Renews the session; answers whether there is a fresh token. */
  renew?: () => Promise<boolean>;
};

export type SendOptions<C extends Call> = {
  query?: CallQuery<C>;
  body?: CallBody<C>;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Milliseconds for everything: attempts, waits and reading the body; 10 s unless told. */
  deadline?: number;
  /** Sends this token and never renews; logout uses it. */
  token?: string;
};

export declare function configureHttp(config: HttpConfig): void;
/** Rejects with an AppError, never with anything else. */
export declare function send<C extends Call>(call: C, options?: SendOptions<C>): Promise<CallValue<C>>;
