import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeServer, type Connections, watchConnections } from './close-server.ts';
import { listen } from './listen.ts';

const never = 600_000;
const head = 'POST / HTTP/1.1\r\nHost: mare.test\r\nContent-Length: 10\r\n';

let server: ReturnType<typeof createServer>;
let connections: Connections;
let port: number;
let answering: ServerResponse[];
beforeEach(async () => {
  answering = [];
  server = createServer((request, response) => {
    request.resume();
    request.once('end', () => answering.push(response));
  });
  connections = watchConnections(server);
  port = await listen(server, 'PORT', 0, '127.0.0.1');
});
afterEach(() => server.closeAllConnections());

/** A connection that has sent this much. */
async function sent(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  await expect.poll(() => [...connections.keys()].some((one) => one.remotePort === socket.localPort)).toBe(true);
  return socket;
}

it('does not wait for connections that have sent nothing, half a head or half a body', async () => {
  for (const part of ['', head, `${head}\r\n`, `${head}\r\n12345`]) await sent(part);
  await closeServer(server, connections, { halfRead: 20, answering: never });
  await expect.poll(() => connections.size).toBe(0);
});

it('accepts the rest of a request in time, and lets its response finish', async () => {
  const socket = await sent(`${head}\r\n12345`);
  const closed = closeServer(server, connections, { halfRead: 5000, answering: never });
  socket.write('67890');
  await expect.poll(() => answering.length).toBe(1);
  answering[0]?.end('done');
  const [text] = (await once(socket, 'data')) as [Buffer];
  expect(text.toString()).toContain('done');
  await closed;
});

it('closes a response that is not finished in time, and incomplete requests before that', async () => {
  const socket = await sent(`${head}\r\n1234567890`);
  await expect.poll(() => answering.length).toBe(1);
  const half = await sent(head);
  const ends: string[] = [];
  socket.once('close', () => ends.push('answering'));
  half.once('close', () => ends.push('half'));
  await closeServer(server, connections, { halfRead: 20, answering: 400 });
  await expect.poll(() => ends).toEqual(['half', 'answering']);
});
