import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Every open connection with its latest answer; null until it has sent a complete request head. */
export type Connections = ReadonlyMap<Socket, ServerResponse | null>;

/** Timeouts for requests in progress when the server closes; ms. */
type Timeouts = { readonly halfRead: number; readonly answering: number };

const pollInterval = 50;

/** Notes a server's connections for closeServer; to be called before it listens. */
export function watchConnections(server: Server): Connections {
  const connections = new Map<Socket, ServerResponse | null>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => connections.set(socket, response));
  return connections;
}

/**
 * Stops accepting, closes idle connections at once and those whose request is still incomplete after `halfRead`, lets requests
 * that are being answered finish until `answering`, then closes the rest.
 */
export async function closeServer(server: Server, connections: Connections, timeouts: Timeouts): Promise<void> {
  const began = performance.now();
  const cut = setTimeout(() => server.closeAllConnections(), timeouts.answering);
  const look = setInterval(() => {
    // A connection that becomes idle after its last answer would stay open until its keep-alive timeout.
    server.closeIdleConnections();
    if (performance.now() - began < timeouts.halfRead) return;
    for (const [socket, response] of connections) if (!isAnswering(response)) socket.destroy();
  }, pollInterval);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearTimeout(cut);
  clearInterval(look);
}

/** Stops servers and closes every connection, also one that is being answered: for a server whose callers ask again. */
export async function closeAtOnce(servers: readonly Server[]): Promise<void> {
  for (const server of servers) {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  }
}

const isAnswering = (response: ServerResponse | null): boolean =>
  response !== null && response.req.complete && !response.writableFinished;
