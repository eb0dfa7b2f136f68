import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Handler } from 'hono';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

type File = { type: string; etag: string; caching: string; plain: Buffer<ArrayBuffer>; brotli: Buffer<ArrayBuffer> };

/**
 * The built page from memory, with Brotli and an ETag: a handful of small files, read once. Names under `assets/` carry
 * a hash and never change. Nothing outside the folder can be named.
 */
export function staticFiles(folder: string, base: string): Handler {
  const files = new Map(
    listFiles(folder).map((path) => [base + relative(folder, path).split(sep).join('/'), load(path)]),
  );
  return (context) => {
    const { pathname } = new URL(context.req.url);
    const file = files.get(pathname === base ? `${base}index.html` : pathname);
    if (!file) return context.text('Not found', 404);
    context.header('Cache-Control', file.caching);
    context.header('ETag', file.etag);
    context.header('Vary', 'Accept-Encoding');
    if (context.req.header('If-None-Match') === file.etag) return context.body(null, 304);
    context.header('Content-Type', file.type);
    const small = /\bbr\b/.test(context.req.header('Accept-Encoding') ?? '');
    if (small) context.header('Content-Encoding', 'br');
    return context.body(small ? file.brotli : file.plain);
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  return paths.filter((path) => statSync(path).isFile() && extname(path) in types);
}

function load(path: string): File {
  const plain = Buffer.from(readFileSync(path));
  const caching = path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    caching,
    plain,
    brotli: Buffer.from(brotliCompressSync(plain)),
  };
}
