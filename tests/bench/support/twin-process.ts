/**
 * The twin of a page: its own HTML as the gateway serves it, with its scripts removed. Everything else is the gateway's own bytes
 * and headers, fetched once and cached, so that the twin is as fast as a file server can be. Standard input contains { origin,
 * path }; the first line printed is the twin's port.
 */
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { withoutScripts } from './without-scripts.ts';

type Fetched = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const { origin, path } = (await json(process.stdin)) as { origin: string; path: string };
const fetched = new Map<string, Promise<Fetched>>();
// Headers of a single connection or moment.
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'etag', 'x-request-id'];

function get(url: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    request(`${origin}${url}`, { headers: { 'accept-encoding': 'br', accept: '*/*' } }, (response) => {
      const headers = Object.fromEntries(
        Object.entries(response.headers).filter(([name]) => !ownHeaders.includes(name)),
      );
      buffer(response).then((body) => resolve({ status: response.statusCode ?? 502, headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

/** The gateway's response; of the page itself, the twin's. */
async function load(url: string): Promise<Fetched> {
  const found = await get(url);
  if (url !== path) return found;
  const html = brotliDecompressSync(found.body).toString();
  if (html.includes('<div id="root"></div>')) throw new Error(`${origin}${path} has no content to compare with`);
  const body = brotliCompressSync(withoutScripts(html));
  return { ...found, headers: { ...found.headers, 'content-length': String(body.length) }, body };
}

const page = await load(path);
fetched.set(path, Promise.resolve(page));

const server = createServer((incoming, response) => {
  const url = incoming.url ?? '/';
  const answer = fetched.get(url) ?? load(url);
  fetched.set(url, answer);
  answer.then(
    ({ status, headers, body }) => response.writeHead(status, headers).end(body),
    () => response.writeHead(502).end(),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
