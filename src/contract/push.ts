import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Language, TokenField } from './wire.ts';

/** What a member may be told; each kind can be refused for itself. */
const pushKinds = ['account', 'safety', 'promotions'] as const;
export const PushKind = v.picklist(pushKinds);
export type PushKind = v.InferOutput<typeof PushKind>;

/** Which kinds a member takes, on every device. */
export const PushPreferences = v.object({ account: v.boolean(), safety: v.boolean(), promotions: v.boolean() });
export type PushPreferences = v.InferOutput<typeof PushPreferences>;

/** A page of this app by its path, never an address: what a notification may open. */
export const ScreenPath = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/m\/(?!.*\.\.)[\w./?=&%-]+$/));

/** What travels in a push message, encrypted for one browser. It holds no secret and no amount of money. */
export const PushPayload = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  body: v.pipe(v.string(), v.maxLength(300)),
  path: ScreenPath,
  /** A message of the same tag replaces the one before it. */
  tag: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  lang: Language,
  kind: PushKind,
});
export type PushPayload = v.InferOutput<typeof PushPayload>;

/** What the worker asks an open page to do after a click; the page answers `true` through the port when it did. */
export const OpenScreen = v.object({ type: v.literal('OPEN_SCREEN'), path: ScreenPath });
export type OpenScreen = v.InferOutput<typeof OpenScreen>;

const Endpoint = v.pipe(v.string(), v.maxLength(1024), v.url());
/** 16 bytes as Base64url, with or without padding. */
const AuthSecret = v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/));
/** An uncompressed point of P-256 as Base64url. */
const PublicPoint = v.pipe(v.string(), v.regex(/^B[\w-]{86}=?$/));
const subscription = {
  endpoint: Endpoint,
  keys: v.object({ p256dh: PublicPoint, auth: AuthSecret }),
};

export const pushKey = defineCall({
  name: 'pushKey',
  summary: 'The public key that browsers subscribe to push messages with (VAPID, Base64url)',
  method: 'GET',
  path: '/wps/push/key',
  value: v.object({ publicKey: PublicPoint }),
  access: 'public',
  cache: 'private',
  ours: true,
});

export const pushPreferences = defineCall({
  name: 'pushPreferences',
  summary: 'Which kinds of push messages the member takes',
  method: 'GET',
  path: '/wps/push/preferences',
  query: v.object({}),
  value: PushPreferences,
  access: 'member',
  cache: 'private',
  ours: true,
});

export const savePushPreferences = defineCall({
  name: 'savePushPreferences',
  summary: 'Says which kinds of push messages the member takes, on every device',
  method: 'PUT',
  path: '/wps/push/preferences',
  body: v.object({ ...PushPreferences.entries, token: TokenField }),
  value: PushPreferences,
  access: 'member',
  cache: 'private',
  ours: true,
});

export const savePushSubscription = defineCall({
  name: 'savePushSubscription',
  summary: "Subscribes this device to the member's messages until the session ends; again changes nothing",
  method: 'POST',
  path: '/wps/push/subscription',
  body: v.object({ ...subscription, language: Language, token: TokenField }),
  value: v.object({}),
  access: 'member',
  cache: 'private',
  ours: true,
});

export const removePushSubscription = defineCall({
  name: 'removePushSubscription',
  summary: "Ends a subscription of the member's; also when it is gone already",
  method: 'DELETE',
  path: '/wps/push/subscription',
  body: v.object({ endpoint: Endpoint, token: TokenField }),
  value: v.object({}),
  access: 'member',
  cache: 'private',
  ours: true,
});

/** For a worker, which has no token: whoever knows the old endpoint and its secret is the same browser. */
export const replacePushSubscription = defineCall({
  name: 'replacePushSubscription',
  summary: 'Puts a subscription that the browser has renewed in place of the old one; not_found when that is gone',
  method: 'PUT',
  path: '/wps/push/subscription',
  body: v.object({ ...subscription, old: v.object({ endpoint: Endpoint, auth: AuthSecret }) }),
  value: v.object({}),
  access: 'public',
  cache: 'private',
  ours: true,
});
