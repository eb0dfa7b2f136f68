import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { AddressInfo } from 'node:net';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import type { Door, Hit, Rule } from './fault.ts';
import { type Answer, passOn, portalPage, strike } from './strike.ts';
import { turnWorkerClock } from './worker-clock.ts';

/** The network between the app and the gateway, into which a test can inject a fault. */
export type Network = {
  /** The app's origin: the browser's view of the gateway. */
  readonly url: string;
  /** The games' origin, which is another one. */
  readonly gamesUrl: string;
  /** Sets the gateway's address; until then every request is reset. */
  readonly connect: (gateway: Pick<GatewayProcess, 'url' | 'gamesUrl'>) => void;
  /** Workers loaded from now on have a clock this far ahead; ms. */
  readonly turnWorkers: (ahead: number) => void;
  /** The rule applies from now on, in place of the previous one. */
  readonly inject: (rule: Rule) => Promise<void>;
  /** All requests succeed again; pending connections are reset, like those of a lost network. */
  readonly heal: () => Promise<void>;
  /** Every request since the last `forget`, in order. */
  readonly hits: (paths: RegExp) => readonly Hit[];
  readonly forget: () => void;
  readonly close: () => Promise<void>;
};

/**
 * An empty page of the app's origin, served by the network itself: the worker ignores it, and its stores can be accessed from it.
 */
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

/** Starts a network on a free port. The gateway is set later, because a gateway must know its public origin. */
export async function startNetwork(): Promise<Network> {
  let behind: Record<Door, string> | undefined;
  let ahead = 0;
  let rule: Rule | undefined;
  let hits: Hit[] = [];
  const asked = new Map<string, number>();
  const held = new Set<ServerResponse>();
  const agent = new Agent({ keepAlive: true });

  const deliver = (door: Door, incoming: IncomingMessage, body: Buffer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method, headers, url } = incoming;
      const forward = request(`${behind?.[door]}${url}`, { method, headers, agent, setHost: false }, (answer) => {
        const { connection: _, 'transfer-encoding': __, ...passed } = answer.headers;
        buffer(answer).then(
          (bytes) => resolve({ status: answer.statusCode ?? 502, headers: passed, body: bytes }),
          reject,
        );
      });
      forward.on('error', reject);
      forward.end(body);
    });

  /** A stream of events is piped until either side ends it. */
  const passStream = (incoming: IncomingMessage, response: ServerResponse): Promise<void> =>
    new Promise((resolve, reject) => {
      const { headers, url } = incoming;
      const forward = request(`${behind?.app}${url}`, { headers, setHost: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        response.flushHeaders();
        pipeline(answer, response).then(resolve, reject);
      });
      forward.on('error', reject);
      response.once('close', () => forward.destroy());
      forward.end();
    });

  const handle = async (door: Door, incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(incoming);
    if (path === quietPath)
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>quiet</title>');
    const method = incoming.method ?? 'GET';
    const struck = rule && (rule.door ?? 'app') === door && rule.paths.test(path) ? rule : undefined;
    const hit: Hit = { method, path, struck: struck !== undefined, delivered: 0 };
    hits.push(hit);
    if (!struck && incoming.headers.accept === 'text/event-stream') return passStream(incoming, response);
    const body = await buffer(incoming);
    const turned = path === '/sw.js' && ahead !== 0;
    if (turned) incoming.headers['accept-encoding'] = 'identity';
    const ask = async () => {
      hit.delivered += 1;
      const answer = await deliver(door, incoming, body);
      return turned ? turnWorkerClock(answer, ahead) : answer;
    };
    if (!struck) return passOn(response, await ask());
    const key = `${method} ${incoming.url}`;
    const count = (asked.get(key) ?? 0) + 1;
    asked.set(key, count);
    held.add(response);
    response.once('close', () => held.delete(response));
    await strike(struck.fault, struck.moment, { response, ask, portal: portalUrl, odd: count % 2 === 1 });
  };

  const behindDoor = (door: Door) =>
    createServer((incoming, response) => {
      // A request to an unreachable or stopped gateway resets the connection.
      handle(door, incoming, response).catch(() => response.socket?.resetAndDestroy());
    });
  const servers = { app: behindDoor('app'), games: behindDoor('games') };
  const portal = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(portalPage),
  );
  const ports = { app: await listen(servers.app, 0), games: await listen(servers.games, 0) };
  const portalUrl = `http://localhost:${await listen(portal, 0)}/sign-in`;

  return {
    url: `http://localhost:${ports.app}`,
    gamesUrl: `http://localhost:${ports.games}`,
    connect: ({ url, gamesUrl }) => {
      behind = { app: url, games: gamesUrl };
    },
    turnWorkers: (by) => {
      ahead = by;
    },
    inject: async (next) => {
      rule = next;
      asked.clear();
      if (next.fault === 'refuse') await shut(servers[next.door ?? 'app']);
    },
    heal: async () => {
      rule = undefined;
      for (const response of held) response.socket?.resetAndDestroy();
      for (const door of ['app', 'games'] as const)
        if (!servers[door].listening) await listen(servers[door], ports[door]);
    },
    hits: (paths) => hits.filter(({ path }) => paths.test(path)),
    forget: () => {
      hits = [];
    },
    close: async () => {
      await Promise.all([shut(servers.app), shut(servers.games), shut(portal)]);
      agent.destroy();
    },
  };
}
