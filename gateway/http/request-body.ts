import type { Call } from '#src/contract/core/call.ts';
import * as v from 'valibot';
import type { AppContext } from './app-env.ts';
import { Refusal } from '../process/refusal.ts';

/** The largest body of a call, in bytes. */
export const maxBodyBytes = 64 * 1024;

/**
 * The body as bytes, up to the limit: Refusal('payload_too_large') beyond it, whatever Content-Length claims.
 */
export async function readBytes(c: AppContext, most = maxBodyBytes): Promise<Buffer> {
  if (Number(c.req.header('Content-Length') ?? 0) > most) throw new Refusal('payload_too_large');
  const stream = c.req.raw.body;
  if (!stream) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > most) throw new Refusal('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body as JSON. Another content type, another charset or broken JSON is `invalid_request`. */
export async function readJson(c: AppContext): Promise<unknown> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type)) {
    throw new Refusal('invalid_request', { fields: ['Content-Type'] });
  }
  return parseJson(await readBytes(c));
}

/** A body that is one file. Another content type than the call takes, or nothing at all, is `invalid_request`. */
export async function readFile(c: AppContext, { types, maxBytes }: NonNullable<Call['file']>): Promise<Buffer> {
  if (!types.includes((c.req.header('Content-Type') ?? '').toLowerCase()))
    throw new Refusal('invalid_request', { fields: ['Content-Type'] });
  const bytes = await readBytes(c, maxBytes);
  if (bytes.length === 0) throw new Refusal('invalid_request', { fields: ['body'] });
  return bytes;
}

/** Bytes as JSON; broken JSON or UTF-8 is `invalid_request`. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new Refusal('invalid_request', { fields: ['body'] });
  }
}

/** Parses an input with a schema; `invalid_request` with the fields' names, never their values. */
export function check(schema: v.GenericSchema<unknown, unknown>, input: unknown): unknown {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) {
    const fields = parsed.issues.map((issue) => v.getDotPath(issue)).filter((path) => path !== null);
    throw new Refusal('invalid_request', { fields: [...new Set(fields)].slice(0, 20) });
  }
  // PostgreSQL has no text with a NUL in it.
  if (holdsNul(parsed.output)) throw new Refusal('invalid_request', { fields: [] });
  return parsed.output;
}

const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
