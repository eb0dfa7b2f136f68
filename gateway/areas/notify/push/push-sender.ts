import type { Outcome } from '../outbox/way-out.ts';

/** A browser as a push service knows it. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/**
 * One message for one browser. `ttl`: seconds that the push service stores it; `topic`: it replaces an undelivered one of the
 * same topic; `urgency`: whether it wakes a phone that saves power.
 */
export type PushLetter = {
  readonly payload: string;
  readonly ttl: number;
  readonly topic: string;
  readonly urgency: 'low' | 'normal' | 'high';
};

/** Sends to push services; never rejects. */
export type PushSender = (target: PushTarget, letter: PushLetter) => Promise<Outcome>;
