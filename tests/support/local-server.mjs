// A real server for the tests of http.ts. Plain JavaScript with a separate declaration, because Node's types would become part of
// the whole app's.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** @type {typeof import('./local-server.mjs').startLocalServer} */
export async function startLocalServer(handle) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    const seen = { method: request.method, url, headers: request.headers, body: await text(request) };
    handle(seen, {
      head: (status, headers) => response.writeHead(status, headers),
      flush: () => response.flushHeaders(),
      write: (part) => new Promise((resolve) => response.write(part, resolve)),
      end: (rest) => response.end(rest),
      cut: () => response.socket?.destroy(),
      onClose: (listener) => response.on('close', listener),
    });
  });
  // Only the client closes connections: one that the server closes as the next request is sent fails it.
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
