import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
type Headers = Readonly<Record<string, string>>;
/** An answer that both Hono and the bare Node server can send. */
export type PlainAnswer = { readonly status: 200 | 304; readonly headers: Headers; readonly body: Buffer | null };
type Negotiation = { readonly acceptEncoding: string | undefined; readonly ifNoneMatch: string | undefined };

const compress = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this many bytes compression gains next to nothing. */
const compressAbove = 500;
/** Brotli's quality for answers that change; up to `compressAtOnceUpTo` bytes, compressing in this thread is faster than asking another. */
const quick = 5;
const compressAtOnceUpTo = 32 * 1024;
/** Brotli's window as a power of two: a larger one than the text needs has tables whose clearing takes longer than the text. */
const smallWindow = 16;
const windowFor = (bytes: number) => (bytes <= 2 ** smallWindow - 16 ? smallWindow : constants.BROTLI_DEFAULT_WINDOW);

/**
 * Bytes that are served again and again: as they are, as Brotli and as gzip, each under a strong ETag of its own.
 * An encoding is made at its first use and cached.
 */
export class Representation {
  readonly identity: Buffer;
  readonly #tag: string;
  readonly #headers: Readonly<Record<Encoding | 'identity', Headers>>;
  readonly #unchanged: Readonly<Record<Encoding | 'identity', PlainAnswer>>;
  readonly #encoded: Partial<Record<Encoding, Buffer>> = {};
  readonly #making: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {};
  readonly #quality: number;

  /**
   * `headers` are sent with every answer; `quality` is Brotli's (`quick`, or 11 for files that do not change);
   * `brotli` is the encoded body where it exists already.
   */
  constructor(
    identity: Buffer,
    headers: Headers,
    { quality = quick, brotli }: { quality?: number; brotli?: Buffer | undefined } = {},
  ) {
    this.identity = identity;
    this.#quality = quality;
    if (brotli) this.#encoded.br = brotli;
    this.#tag = hash('sha1', identity, 'base64url').slice(0, 22);
    const vary = { ...headers, Vary: headers['Vary'] ? `Accept-Encoding, ${headers['Vary']}` : 'Accept-Encoding' };
    this.#headers = {
      identity: { ...vary, ETag: `"${this.#tag}"` },
      br: { ...vary, ETag: `"${this.#tag}-br"`, 'Content-Encoding': 'br' },
      gzip: { ...vary, ETag: `"${this.#tag}-gz"`, 'Content-Encoding': 'gzip' },
    };
    this.#unchanged = {
      identity: notModified(this.#headers.identity),
      br: notModified(this.#headers.br),
      gzip: notModified(this.#headers.gzip),
    };
  }

  /** Bytes in memory, for the limits of a cache. */
  get size(): number {
    return this.identity.length + (this.#encoded.br?.length ?? 0) + (this.#encoded.gzip?.length ?? 0);
  }

  /** The answer where nothing has to be compressed first, else null: then call `answer`. */
  ready(wanted: Negotiation): PlainAnswer | null {
    const encoding = this.#choose(wanted.acceptEncoding);
    const headers = this.#headers[encoding];
    if (wanted.ifNoneMatch !== undefined && this.#matches(wanted.ifNoneMatch)) return this.#unchanged[encoding];
    const body = encoding === 'identity' ? this.identity : this.#encoded[encoding];
    return body ? { status: 200, headers, body } : null;
  }

  async answer(wanted: Negotiation): Promise<PlainAnswer> {
    const ready = this.ready(wanted);
    if (ready) return ready;
    const encoding = this.#choose(wanted.acceptEncoding);
    const body = encoding === 'identity' ? this.identity : await this.encode(encoding);
    return { status: 200, headers: this.#headers[encoding], body };
  }

  /** Makes an encoding ahead of its first use. */
  async encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded[encoding];
    if (known) return known;
    const making = (this.#making[encoding] ??= this.#compress(encoding));
    const made = await making;
    const body = (this.#encoded[encoding] ??= ownCopy(made));
    delete this.#making[encoding];
    return body;
  }

  #compress(encoding: Encoding): Buffer | Promise<Buffer> {
    const bytes = this.identity.length;
    const atOnce = bytes <= compressAtOnceUpTo && this.#quality === quick;
    if (encoding === 'gzip') return atOnce ? gzipSync(this.identity) : zip(this.identity, { level: 9 });
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: this.#quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    };
    return atOnce ? brotliCompressSync(this.identity, { params }) : compress(this.identity, { params });
  }

  #choose(acceptEncoding: string | undefined): Encoding | 'identity' {
    return acceptEncoding === undefined || this.identity.length < compressAbove
      ? 'identity'
      : chooseEncoding(acceptEncoding);
  }

  #matches(ifNoneMatch: string): boolean {
    if (ifNoneMatch.trim() === '*') return true;
    return ifNoneMatch.split(',').some(
      (tag) =>
        tag
          .trim()
          .replace(/^W\//, '')
          .replace(/(-br|-gz)?"$/, '"') === `"${this.#tag}"`,
    );
  }
}

/**
 * Copies bytes into memory of their own. Node allocates small buffers from a shared 64 kB, and zlib's are parts of the 16 kB that it
 * wrote into: a cached one would retain all of it.
 */
function ownCopy(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** A text as bytes in memory of their own, for an answer that is cached. */
export function bytesOf(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  own.write(text);
  return own;
}

/** Browsers send one of a few header texts; each is parsed once. */
const chosen = new Map<string, Encoding | 'identity'>();

/** The best encoding that a client accepts: Brotli, then gzip, else none (a `q` of 0 refuses). */
export function chooseEncoding(acceptEncoding: string): Encoding | 'identity' {
  const known = chosen.get(acceptEncoding);
  if (known) return known;
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  const best = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  if (chosen.size >= 200) chosen.clear();
  if (acceptEncoding.length <= 200) chosen.set(acceptEncoding, best);
  return best;
}

function notModified({ 'Content-Encoding': _encoding, 'Content-Type': _type, ...headers }: Headers): PlainAnswer {
  return { status: 304, headers, body: null };
}
