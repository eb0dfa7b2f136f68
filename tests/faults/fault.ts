/** Faults between the app and the gateway, and their moments. */

/**
 * When a fault strikes. `before`: the gateway does not receive the request. `after`: the gateway has processed the request, and
 * its response is dropped. `mid-body`: half of the gateway's response has been sent.
 */
export type Moment = 'before' | 'after' | 'mid-body';

/** Every fault with the moments at which it can strike. */
export const faultMoments = {
  /** Connection refused: for every request, whole server. */
  refuse: ['before'],
  /** The connection is reset. */
  reset: ['before', 'after', 'mid-body'],
  /** No response, and the connection stays open. */
  'black hole': ['before', 'after', 'mid-body'],
  /** A delay of 5 s, then it continues. */
  delay: ['before', 'after', 'mid-body'],
  /** The response is sent at 1 kB/s. */
  slow: ['after'],
  /** The connection is closed before the response is complete: after its head, or after half of its body. */
  cut: ['after', 'mid-body'],
  /** An error page of a proxy. */
  '500': ['before', 'after'],
  /** The same, with Retry-After: 2. */
  '503': ['before', 'after'],
  '429': ['before', 'after'],
  /** A load balancer without a gateway. */
  '502': ['before', 'after'],
  /** The page of a content filter, text/html. */
  '403': ['before', 'after'],
  '404': ['before', 'after'],
  /** A proxy that requires authentication: it forwards nothing. */
  '401': ['before'],
  '407': ['before'],
  '511': ['before'],
  /** The sign-in page of a captive portal, 200 text/html, cacheable for a year. */
  portal: ['before'],
  /** A redirect to that page on another origin. */
  'portal redirect': ['before'],
  /**
   * The request reaches the gateway twice. `before`: concurrently, the first response is sent; `after`: one after the other, the
   * second is.
   */
  duplicate: ['before', 'after'],
  /** Of two requests for the same, the first is reset and the next succeeds. */
  flapping: ['before', 'after'],
  /** `before`: other content under another type; `after`: the gateway's own response as text/plain. */
  'wrong type': ['before', 'after'],
} as const satisfies Record<string, readonly Moment[]>;

export type Fault = keyof typeof faultMoments;

/** Target of a fault: the app with its calls, or the games, which are another origin. */
export type Door = 'app' | 'games';

/** A fault of every request under these paths, of the app by default. */
export type Rule = { readonly fault: Fault; readonly moment: Moment; readonly paths: RegExp; readonly door?: Door };

/** A request as the network saw it. `delivered`: how many times the gateway received it. */
export type Hit = { readonly method: string; readonly path: string; readonly struck: boolean; delivered: number };
