import * as v from 'valibot';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import type { WholeCall } from '#src/contract/core/call.ts';
import { TokenField } from '#src/contract/core/wire.ts';
import { type LocalResponse, type SeenRequest, startLocalServer } from '#tests/support/local-server.mjs';
import { AppError } from '#src/platform/calls/errors.ts';
import { configureHttp, type HttpConfig } from '#src/platform/calls/http.ts';

/** `count` is the number of requests so far, this one included. */
export type Handler = (request: SeenRequest, response: LocalResponse, count: number) => void;

export const shape = {
  area: 'test',
  path: '/wps/thing',
  value: v.object({ n: v.number() }),
  cache: 'private',
} as const;
export const read = {
  ...shape,
  name: 'read',
  method: 'GET',
  query: v.object({ text: v.optional(v.pipe(v.string(), v.maxLength(5))), size: v.optional(v.nullable(v.number())) }),
  access: 'public',
} as const satisfies WholeCall;
export const write = {
  ...shape,
  name: 'write',
  method: 'POST',
  body: v.object({ n: v.number() }),
  access: 'public',
} as const satisfies WholeCall;
export const mine = {
  ...shape,
  name: 'mine',
  method: 'GET',
  query: v.object({ token: TokenField }),
  access: 'member',
} as const satisfies WholeCall;

export function reply(
  response: LocalResponse,
  status: number,
  type: string,
  body?: string,
  headers: Record<string, string> = {},
) {
  response.head(status, { 'Content-Type': type, ...headers });
  response.end(body);
}
export const answer = (response: LocalResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  reply(response, status, 'application/json; charset=utf-8', JSON.stringify(body), headers);
export const succeed = (response: LocalResponse, value: unknown) => answer(response, 200, { success: true, value });
export const refuse = (response: LocalResponse, status: number, message: string, headers?: Record<string, string>) =>
  answer(response, status, { success: false, message }, headers);

/** A real server for the file's tests; each starts with http.ts configured for a guest, and successful calls. */
export function runLocalGateway() {
  const gateway = {
    origin: '',
    seen: [] as SeenRequest[],
    handle: (() => undefined) as Handler,
    configure: (config: Partial<HttpConfig> = {}) =>
      configureHttp({ origin: gateway.origin, getToken: () => null, ...config }),
  };
  beforeAll(async () => {
    const server = await startLocalServer((request, response) => {
      gateway.seen.push(request);
      gateway.handle(request, response, gateway.seen.length);
    });
    gateway.origin = server.origin;
    return server.close;
  });
  beforeEach(() => {
    gateway.seen = [];
    gateway.handle = (_request, response) => succeed(response, { n: 1 });
    gateway.configure();
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  return gateway;
}

/** The AppError that a call is expected to reject with. */
export async function failure(call: Promise<unknown>): Promise<AppError> {
  const error: unknown = await call.then(
    () => new Error('it succeeded'),
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}
