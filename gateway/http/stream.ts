import type { Stream, StreamEvents } from '#src/contract/core/stream.ts';
import { streamSSE } from 'hono/streaming';
import type * as v from 'valibot';
import type { Gateway } from '../context/gateway.ts';
import type { Member } from '../context/member.ts';
import { Refusal } from '../process/refusal.ts';
import type { App, AppContext } from './app-env.ts';
import { authenticate } from './authenticate.ts';
import { check } from './request-body.ts';

/** The sender of events to a page. */
export type EventSink<S extends Stream> = {
  /** Sends an event; a page that reconnects sends the `id` of the last one that it received. */
  readonly send: <N extends keyof StreamEvents<S> & string>(
    event: N,
    data: StreamEvents<S>[N],
    id?: number,
  ) => Promise<void>;
  /** Sends a heartbeat. */
  readonly ping: () => Promise<void>;
  /** Notifies the page that its access has ended. */
  readonly over: () => Promise<void>;
  /** True once the page has disconnected. */
  readonly ended: () => boolean;
  /** Calls back when the page disconnects. */
  readonly onEnd: (listener: () => void) => void;
};

type Output<T> = T extends v.GenericSchema<unknown, infer O> ? O : undefined;
/** Admits a page, or throws a Refusal; the answered function sends the events until the page disconnects. */
type Handler<S extends Stream> = (request: {
  readonly query: Output<S['query']>;
  readonly member: S['access'] extends 'member' ? Member : null;
  readonly c: AppContext;
}) => Promise<(sink: EventSink<S>) => Promise<void>>;

/** Serves a stream of the contract as server-sent events. The handler authorises the page, unless the stream is a member's. */
export function stream<const S extends Stream>(app: App, gateway: Gateway, described: S, handler: Handler<S>): void {
  app.get(described.path, async (c) => {
    // The stream would never be read to its end.
    if (c.req.method === 'HEAD') throw new Refusal('invalid_request', { fields: ['method'] });
    await c.var.guards.refuseClosed(gateway, described);
    const lastId = c.req.header('Last-Event-ID');
    const asked = { ...c.req.query(), ...(lastId !== undefined && { after: lastId }) };
    // The schema is the proof of this type; TypeScript cannot carry it through a generic stream.
    const query = (described.query && check(described.query, asked)) as Output<S['query']>;
    const { access = 'public', may } = described;
    const member = await authenticate(
      c,
      gateway,
      { name: described.name, access, method: 'GET', ...(may && { may }) },
      query,
      undefined,
    );
    if (member) c.set('sessionId', member.sessionId);
    // A member's stream has a member by now.
    const sendEvents = await handler({ query, member, c } as Parameters<Handler<S>>[0]);
    const response = streamSSE(c, async (sse) => {
      try {
        await sendEvents({
          send: (event, data, id) =>
            sse.writeSSE({ event, data: JSON.stringify(data), ...(id !== undefined && { id: String(id) }) }),
          ping: () => sse.writeSSE({ event: 'ping', data: '' }),
          over: () => sse.writeSSE({ event: 'over', data: '' }),
          ended: () => sse.aborted || sse.closed,
          onEnd: (listener) => sse.onAbort(listener),
        });
      } catch (error) {
        // The browser reconnects by itself and sends the id of its last event.
        gateway.logger.warn({ err: error, stream: described.name }, 'a stream was cut');
      }
    });
    response.headers.set('Cache-Control', 'no-store, no-transform');
    response.headers.set('X-Accel-Buffering', 'no');
    return response;
  });
}
