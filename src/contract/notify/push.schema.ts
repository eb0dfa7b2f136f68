import * as v from 'valibot';
import { Language, TokenField } from '#src/contract/core/wire.ts';

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

/** What the calls of push are asked with and answer. */
export const schemas = {
  pushKey: {
    summary: 'The public key that browsers subscribe to push messages with (VAPID, Base64url)',
    value: v.object({ publicKey: PublicPoint }),
  },
  pushPreferences: {
    summary: 'Which kinds of push messages the member takes',
    query: v.object({}),
    value: PushPreferences,
  },
  savePushPreferences: {
    summary: 'Says which kinds of push messages the member takes, on every device',
    body: v.object({ ...PushPreferences.entries, token: TokenField }),
    value: PushPreferences,
  },
  savePushSubscription: {
    summary: "Subscribes this device to the member's messages until the session ends; again changes nothing",
    body: v.object({ ...subscription, language: Language, token: TokenField }),
    value: v.object({}),
  },
  removePushSubscription: {
    summary: "Ends a subscription of the member's; also when it is gone already",
    body: v.object({ endpoint: Endpoint, token: TokenField }),
    value: v.object({}),
  },
  replacePushSubscription: {
    summary: 'Puts a subscription that the browser has renewed in place of the old one; not_found when that is gone',
    body: v.object({ ...subscription, old: v.object({ endpoint: Endpoint, auth: AuthSecret }) }),
    value: v.object({}),
  },
};
