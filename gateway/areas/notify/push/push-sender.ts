import type { Outcome } from '../outbox/outbox-channel.ts';

/** A browser as a push service knows it. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/**
 * One message for one browser. `ttl`: seconds that the push service stores it; `topic`: it replaces an undelivered one of the
 * same topic; `urgency`: whether it wakes a phone that saves power.
 */
export type WebPushMessage = {
  readonly payload: string;
  readonly ttl: number;
  readonly topic: string;
  readonly urgency: 'low' | 'normal' | 'high';
};

/** Sends to push services; never rejects. */
export type PushSender = (target: PushTarget, message: WebPushMessage) => Promise<Outcome>;
