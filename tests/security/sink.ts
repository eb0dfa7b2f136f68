import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A foreign host: it records every connection, for any protocol, and every requested URL. */
export type Sink = { origin: string; connections: () => number; asked: string[]; close: () => void };

export async function openSink(): Promise<Sink> {
  const asked: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    // One connection for each: a shared one would count once.
    response.writeHead(204, { 'Access-Control-Allow-Origin': '*', Connection: 'close' }).end();
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, connections: () => connections, asked, close };
}
