import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer as small as one can be: in turn, and on to the next gateway where one takes no connection. */
export type Balancer = {
  readonly origin: string;
  /** The ports that requests go to from now on. */
  use: (ports: readonly number[]) => void;
  readonly close: () => Promise<void>;
};

export async function startBalancer(): Promise<Balancer> {
  let ports: readonly number[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const order = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0);
    void readBody(incoming).then((body) => forward(incoming, body, outgoing, order));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (next) => {
      ports = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A read is asked again of the next gateway after any failure, a write only where none took it. */
function forward(
  { method = 'GET', url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  [port, ...others]: readonly number[],
): void {
  const fail = (error: NodeJS.ErrnoException) => {
    const mayGoOn = others.length > 0 && !outgoing.headersSent;
    if (mayGoOn && (method === 'GET' || error.code === 'ECONNREFUSED'))
      return forward({ method, url, headers } as IncomingMessage, body, outgoing, others);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  };
  const sent = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
    readBody(answer).then((bytes) => outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(bytes), fail);
  });
  sent.on('error', fail);
  sent.end(body);
}
