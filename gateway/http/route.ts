import { languageCookie } from '#src/contract/worker/home-document.ts';
import type { Call, CallSchemas } from '#src/contract/core/call.ts';
import type { CallValue, ReadBody, ReadQuery } from '#src/contract/call-types.ts';
import { refusalsOf } from '#src/contract/call-refusals.ts';
import { schemasOf, wholeCall } from '#src/contract/whole-calls.ts';
import { encryptionHeader, encryptionScheme, idempotencyHeader, EncryptedBody } from '#src/contract/core/envelope.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { App, AppContext } from './app-env.ts';
import { authenticate, field } from './authenticate.ts';
import type { Gateway } from '../context/gateway.ts';
import { isLoopback } from '../context/network.ts';
import { Refusal } from '../process/refusal.ts';
import { check, readFile, readJson } from './request-body.ts';
import { answerPrivate, answerShared } from './answer.ts';
import type { Member } from '../context/member.ts';

type MemberOf<C extends Call> = C['access'] extends 'member'
  ? Member
  : C['access'] extends 'optional'
    ? Member | null
    : null;

/**
 * The input of a handler. `ip` is empty when the answer is shared by all visitors; `idempotencyKey` is checked only for its
 * form, and present where the call requires one; `c` is for cookies and headers.
 */
type Request<C extends Call> = {
  readonly query: ReadQuery<C>;
  readonly body: ReadBody<C>;
  /** The bytes of a call that takes a file. */
  readonly file: C['file'] extends object ? Buffer : undefined;
  readonly member: MemberOf<C>;
  readonly language: Language;
  readonly ip: string;
  readonly idempotencyKey: C['idempotent'] extends 'required' ? string : string | undefined;
  readonly c: AppContext;
};
type Handler<C extends Call> = (request: Request<C>) => Promise<CallValue<C>>;

type Options = {
  /** The handler itself limits how often it may be called; the budget of the address for writes is left alone. */
  readonly limitsItself?: boolean;
  /** Whether the answer of a shared call is the same for every visitor now; asked at each call, true when left out. */
  readonly sharedNow?: () => Promise<boolean>;
};

const IdempotencyKey = v.pipe(v.string(), v.regex(/^[\w.:-]{8,128}$/));

/**
 * Serves one call of the contract: refuses what its schemas refuse (`invalid_request` with the fields' names, never
 * their values), decrypts bodies, enforces `access` and `may`, and puts the handler's value in the envelope [S1-396]. The
 * answer of a shared call to a visitor is cached until one of its topics changes.
 */
export function route<const C extends Call>(
  app: App,
  gateway: Gateway,
  call: C,
  handler: Handler<C>,
  options: Options = {},
): void {
  const schemas: CallSchemas = schemasOf(call);
  const listed = { call: call.name, codes: new Set(refusalsOf(wholeCall(call)).map(({ code }) => code)) };
  app.on(call.method, call.path, async (c) => {
    c.set('listed', listed);
    const { ip, guards } = c.var;
    await guards.refuseClosed(gateway, call);
    if (!options.limitsItself) await countCall(gateway, call, ip);
    const query = schemas.query ? check(schemas.query, c.req.query()) : undefined;
    const body = schemas.body ? check(schemas.body, await readBody(c, gateway, call)) : undefined;
    const member = await authenticate(c, gateway, call, query, body);
    if (member) c.set('sessionId', member.sessionId);
    // A large body is read only after the caller is authorised.
    const file = call.file && (await readFile(c, call.file));
    const idempotencyKey = call.idempotent && readIdempotencyKey(c, call.idempotent);
    if (member && idempotencyKey !== undefined) await gateway.limits.consume('stored-answer', member.id);
    const language = languageOf(c, query, body);
    const shared = call.cache !== 'private' && !member && ((await options.sharedNow?.()) ?? true);
    // The schemas above are the proof of these types; TypeScript cannot carry it through a generic call.
    const request = { query, body, file, member, language, ip: shared ? '' : ip, idempotencyKey, c } as Request<C>;
    if (shared) return answerShared(c, gateway, { call, topics: call.cache.topics, query }, () => handler(request));
    return answerPrivate(c, await handler(request));
  });
}

/** Reads from this machine itself, such as those of the warm-up, are not counted. */
async function countCall({ limits }: Gateway, call: Call, ip: string): Promise<void> {
  if (call.method !== 'GET') await limits.consume('write', ip);
  else if (!isLoopback(ip)) await limits.consume('read', ip);
}

async function readBody(c: AppContext, gateway: Gateway, call: Call): Promise<unknown> {
  const json = await readJson(c);
  if (!call.encrypted) return json;
  const sealed = v.safeParse(EncryptedBody, json);
  if (c.req.header(encryptionHeader) !== encryptionScheme || !sealed.success) throw new Refusal('envelope_invalid');
  // Each decrypted body is remembered for days, so that it is valid only once.
  await gateway.limits.consume('encrypted-body', c.var.ip);
  return c.var.guards.openBody(gateway, sealed.output.data);
}

function readIdempotencyKey(c: AppContext, idempotent: true | 'required'): string | undefined {
  const key = c.req.header(idempotencyHeader);
  if (key === undefined && idempotent !== 'required') return undefined;
  if (!v.is(IdempotencyKey, key)) throw new Refusal('invalid_request', { fields: [idempotencyHeader] });
  return key;
}

/** The language asked for, else the cookie's, else Portuguese [S1-001]. */
function languageOf(c: AppContext, query: unknown, body: unknown): Language {
  const asked =
    field(query, 'language') ?? field(query, 'lang') ?? field(body, 'language') ?? getCookie(c, languageCookie);
  return asked === 'en' ? 'en' : 'pt';
}
