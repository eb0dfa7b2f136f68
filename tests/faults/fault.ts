/** What can go wrong between the app and the gateway, and when. */

/**
 * When a fault strikes. `before`: the gateway never hears of the request. `after`: the gateway has done what it was asked,
 * and its answer is swallowed. `mid-body`: half of the gateway's answer has gone out.
 */
export type Moment = 'before' | 'after' | 'mid-body';

/** Every fault with the moments at which it can strike. */
export const faultMoments = {
  /** Nobody listens: whatever is asked, whole server. */
  refuse: ['before'],
  /** The connection is reset. */
  reset: ['before', 'after', 'mid-body'],
  /** Nothing comes, and nothing ends. */
  'black hole': ['before', 'after', 'mid-body'],
  /** 5 s of silence, then it goes on. */
  delay: ['before', 'after', 'mid-body'],
  /** The answer comes at 1 kB/s. */
  slow: ['after'],
  /** The connection is closed before the answer is whole: after its head, or after half of its body. */
  cut: ['after', 'mid-body'],
  /** An error page of something in between. */
  '500': ['before', 'after'],
  /** The same, with Retry-After: 2. */
  '503': ['before', 'after'],
  '429': ['before', 'after'],
  /** A balancer that has lost the gateway behind it. */
  '502': ['before', 'after'],
  /** The page of a filter on the way, text/html. */
  '403': ['before', 'after'],
  '404': ['before', 'after'],
  /** A box that wants to know who asks: it passes nothing on. */
  '401': ['before'],
  '407': ['before'],
  '511': ['before'],
  /** The sign-in page of a hotel's network, 200 text/html, to be cached for a year. */
  portal: ['before'],
  /** A redirect to that page on another origin. */
  'portal redirect': ['before'],
  /** The request reaches the gateway twice. `before`: both at once, the first answer goes out; `after`: one after the other, the second does. */
  duplicate: ['before', 'after'],
  /** Of two requests for the same, the first is reset and the next goes through. */
  flapping: ['before', 'after'],
  /** `before`: something else under another type; `after`: the gateway's own answer called text/plain. */
  'wrong type': ['before', 'after'],
} as const satisfies Record<string, readonly Moment[]>;

export type Fault = keyof typeof faultMoments;

/** What is asked for: the app with its calls, or the games, which are another origin. */
export type Door = 'app' | 'games';

/** A fault that strikes whatever is asked for under these paths, of the app unless told. */
export type Rule = { readonly fault: Fault; readonly moment: Moment; readonly paths: RegExp; readonly door?: Door };

/** A request as the network saw it. `delivered`: how many times the gateway got it. */
export type Hit = { readonly method: string; readonly path: string; readonly struck: boolean; delivered: number };
