import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { App, AppContext } from '../http/app-env.ts';
import { send, wantedBy } from '../http/answer.ts';
import type { Gateway } from '../context/gateway.ts';
import { Representation } from '../context/representation.ts';
import { scriptPolicy } from '../http/security-headers.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
/** Already compressed: neither Brotli nor gzip makes them smaller. */
const dense = /^(image\/(?!svg)|font\/|audio\/)/;
const maxHeldBytes = 48 * 1024 * 1024;
const maxHeldFile = 2 * 1024 * 1024;

type Held = { readonly representation: Representation; readonly changedAt: number };

/**
 * Serves the built files: `dist/client/**` at the root and `dist/art/**` under /art, and hashed files of earlier builds under the
 * names that open tabs request. Hashed names are cached for a year, the rest is revalidated by its ETag. Files are compressed once, or have a `.br` sibling. Other requests
 * go to the next handler.
 */
export function addStaticFiles(app: App, gateway: Gateway): void {
  const held = new Map<string, Held>();
  let bytes = 0;
  const { distDir } = gateway.config;

  const load = async (path: string): Promise<Representation | null> => {
    const place = await findFile(distDir, path);
    if (!place) return null;
    const { file, found } = place;
    const known = held.get(path);
    if (known?.changedAt === found.mtimeMs) return known.representation;
    const representation = await read(file, path, gateway);
    bytes += representation.size - (known?.representation.size ?? 0);
    if (bytes > maxHeldBytes) {
      held.clear();
      bytes = representation.size;
    }
    if (representation.size <= maxHeldFile) held.set(path, { representation, changedAt: found.mtimeMs });
    return representation;
  };

  /** A deploy may remove a file between lookup and read: a second lookup finds it among those of the previous build. */
  const orAgain = (path: string) => (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause;
    return load(path).catch(() => null);
  };

  app.get('*', async (c, next) => {
    const path = filePath(c.req.path);
    const representation = path === null ? null : await load(path).catch(orAgain(path));
    if (!path || !representation) return next();
    return sendFile(c, path, representation);
  });
}

/** The file of a path; a hashed file that this build no longer has may be of an earlier one (scripts/tool/previous-builds.ts). */
async function findFile(distDir: string, path: string) {
  const folders = path.startsWith('/art/') ? [''] : path.startsWith('/assets/') ? ['client', 'previous'] : ['client'];
  for (const folder of folders) {
    const file = join(distDir, folder, path);
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return { file, found };
  }
  return null;
}

async function sendFile(c: AppContext, path: string, representation: Representation): Promise<Response> {
  // Pictures may be shown by the games' origin and by an image CDN in front of us.
  if (path.startsWith('/art/')) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  const wanted = wantedBy(c);
  const type = contentTypes[extname(path)] ?? '';
  return send(c, await representation.answer(dense.test(type) ? { ...wanted, acceptEncoding: undefined } : wanted));
}

async function read(file: string, path: string, { config }: Gateway): Promise<Representation> {
  const type = contentTypes[extname(path)] ?? 'application/octet-stream';
  const [identity, brotli] = await Promise.all([readFile(file), readFile(`${file}.br`).catch(() => undefined)]);
  const headers = {
    'Content-Type': type,
    'Cache-Control': cachingOf(path),
    ...(type.startsWith('text/javascript') && { 'Content-Security-Policy': scriptPolicy(config) }),
  };
  return new Representation(identity, headers, { quality: 11, brotli });
}

/** Vite writes a hash into the names under /assets; pictures keep their name and change rarely. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path.startsWith('/art/') || path.startsWith('/icons/'))
    return 'public, max-age=3600, stale-while-revalidate=604800';
  return 'no-cache';
}

/** The path of a file that may be served, or null: it has a known extension, and no hidden or parent part. */
function filePath(requestPath: string): string | null {
  if (!(extname(requestPath) in contentTypes)) return null;
  let path: string;
  try {
    path = decodeURIComponent(requestPath);
  } catch {
    return null;
  }
  const parts = path.slice(1).split('/');
  return parts.every((part) => /^[\w-][\w.@ -]*$/.test(part)) ? path : null;
}
