/** A browser as a push service knows it. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/**
 * One message for one browser. `ttl`: seconds that the push service holds it; `topic`: it replaces an undelivered one of the
 * same topic; `urgency`: whether it wakes a phone that saves power.
 */
export type PushLetter = {
  readonly payload: string;
  readonly ttl: number;
  readonly topic: string;
  readonly urgency: 'low' | 'normal' | 'high';
};

/**
 * How it went. `gone`: there is no such subscription any more. `later`: the service asks for a pause or is out of reach, after
 * `retryAfter` seconds when it says so. `refused`: the same message will never be taken.
 */
export type PushOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'later'; readonly retryAfter: number | null }
  | { readonly kind: 'refused'; readonly reason: string };

/** The one way out to push services; never rejects. */
export type PushSender = (target: PushTarget, letter: PushLetter) => Promise<PushOutcome>;
