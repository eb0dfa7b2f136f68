import * as v from 'valibot';
import { Language, TokenField } from '#src/contract/core/wire.ts';

/** Kinds of notifications; each kind can be refused separately. */
const pushKinds = ['account', 'safety', 'promotions'] as const;
export const PushKind = v.picklist(pushKinds);
export type PushKind = v.InferOutput<typeof PushKind>;

/** The kinds that a member accepts, on every device. */
export const PushPreferences = v.object({ account: v.boolean(), safety: v.boolean(), promotions: v.boolean() });
export type PushPreferences = v.InferOutput<typeof PushPreferences>;

/** A page of this app by its path, never an address: the target of a notification. */
export const ScreenPath = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/m\/(?!.*\.\.)[\w./?=&%-]+$/));

/** The content of a push message, encrypted for one browser. It holds no secret and no amount of money. */
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

/** A request of the worker to an open page after a click; the page answers `true` through the port once done. */
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

/** Requests and answers of the calls of push. */
export const schemas = {
  pushKey: {
    value: v.object({ publicKey: PublicPoint }),
  },
  pushPreferences: {
    query: v.object({}),
    value: PushPreferences,
  },
  savePushPreferences: {
    body: v.object({ ...PushPreferences.entries, token: TokenField }),
    value: PushPreferences,
  },
  savePushSubscription: {
    body: v.object({ ...subscription, language: Language, token: TokenField }),
    value: v.object({}),
  },
  removePushSubscription: {
    body: v.object({ endpoint: Endpoint, token: TokenField }),
    value: v.object({}),
  },
  replacePushSubscription: {
    body: v.object({ ...subscription, old: v.object({ endpoint: Endpoint, auth: AuthSecret }) }),
    value: v.object({}),
  },
};
