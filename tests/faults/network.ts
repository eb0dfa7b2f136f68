import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { Hit, Rule } from './fault.ts';
import { type Answer, passOn, portalPage, strike } from './strike.ts';

/** The network between the app and the gateway, into which a test can inject a fault. */
export type Network = {
  /** The app's origin: what the browser knows as the gateway. */
  readonly url: string;
  /** Says where the gateway is; until then every request is reset. */
  readonly connect: (gateway: string) => void;
  /** The rule holds from now on, in place of the one before. */
  readonly inject: (rule: Rule) => Promise<void>;
  /** Everything goes through again; whatever is still held is reset, as the connections of a lost network are. */
  readonly heal: () => Promise<void>;
  /** Every request since the last `forget`, in order. */
  readonly hits: (paths: RegExp) => readonly Hit[];
  readonly forget: () => void;
  readonly close: () => Promise<void>;
};

/** An empty page of the app's origin, of the network itself: the worker leaves it alone, and its stores can be reached from it. */
export const quietPath = '/games/quiet';

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

const shut = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const pathOf = (incoming: IncomingMessage) => new URL(incoming.url ?? '/', 'http://network').pathname;

/** Starts a network of its own on a free port. It knows no gateway yet, because a gateway must know its public origin. */
export async function startNetwork(): Promise<Network> {
  let gateway: string | undefined;
  let rule: Rule | undefined;
  let hits: Hit[] = [];
  const asked = new Map<string, number>();
  const held = new Set<ServerResponse>();
  const agent = new Agent({ keepAlive: true });

  const deliver = (incoming: IncomingMessage, body: Buffer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method, headers, url } = incoming;
      const forward = request(`${gateway}${url}`, { method, headers, agent, setHost: false }, (answer) => {
        const { connection: _, 'transfer-encoding': __, ...passed } = answer.headers;
        buffer(answer).then(
          (bytes) => resolve({ status: answer.statusCode ?? 502, headers: passed, body: bytes }),
          reject,
        );
      });
      forward.on('error', reject);
      forward.end(body);
    });

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(incoming);
    if (path === quietPath)
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>quiet</title>');
    const method = incoming.method ?? 'GET';
    const struck = rule?.paths.test(path) ? rule : undefined;
    const hit: Hit = { method, path, struck: struck !== undefined, delivered: 0 };
    hits.push(hit);
    const body = await buffer(incoming);
    const ask = () => {
      hit.delivered += 1;
      return deliver(incoming, body);
    };
    if (!struck) return passOn(response, await ask());
    const key = `${method} ${incoming.url}`;
    const count = (asked.get(key) ?? 0) + 1;
    asked.set(key, count);
    held.add(response);
    response.once('close', () => held.delete(response));
    await strike(struck.fault, struck.moment, { response, ask, portal: portalUrl, odd: count % 2 === 1 });
  };

  const server = createServer((incoming, response) => {
    // Whoever cannot be asked, or has gone meanwhile, leaves a connection that is reset.
    handle(incoming, response).catch(() => response.socket?.resetAndDestroy());
  });
  const portal = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(portalPage),
  );
  const port = await listen(server, 0);
  const portalUrl = `http://localhost:${await listen(portal, 0)}/sign-in`;

  return {
    url: `http://localhost:${port}`,
    connect: (to) => {
      gateway = to;
    },
    inject: async (next) => {
      rule = next;
      asked.clear();
      if (next.fault === 'refuse') await shut(server);
    },
    heal: async () => {
      rule = undefined;
      for (const response of held) response.socket?.resetAndDestroy();
      if (!server.listening) await listen(server, port);
    },
    hits: (paths) => hits.filter(({ path }) => paths.test(path)),
    forget: () => {
      hits = [];
    },
    close: async () => {
      await Promise.all([shut(server), shut(portal)]);
      agent.destroy();
    },
  };
}
