import { resolve } from 'node:path';
import { toMinor } from '#src/contract/core/amount.ts';
import { profiles } from '#src/contract/core/profiles.ts';
import * as v from 'valibot';
import { firebaseEnvironment, firebaseProblem, readFirebase } from './firebase-settings.ts';
import { areLoopback, areOpen, hostsOf, originProblem, type Origins } from './origins.ts';
import { providerEnvironment, providerProblem, readCarrier, readPix } from './provider-settings.ts';
import { readSocial, socialEnvironment, socialProblem } from './social-settings.ts';

/** An invalid setting; the message is one sentence for the operator. */
export class ConfigError extends Error {}

const text = (fallback: string) => v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)), fallback);
const integer = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), String(fallback)),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
/** An amount of the merchant's currency, `1000.00`; in minor units. */
const amount = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d{1,12}\.\d{2}$/), v.transform(toMinor), v.minValue(1));
const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => new URL(url)),
  v.check((url) => /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username),
  v.transform((url) => url.origin),
);

/** A comma-separated list. */
const list = (fallback: string) =>
  v.pipe(
    text(fallback),
    v.transform((given) => given.split(',').map((part) => part.trim())),
    v.transform((parts) => parts.filter((part) => part !== '')),
  );

/** The push services of Chrome, Chromium without Google's keys, Firefox, Safari and Edge; a name includes its subdomains. */
const knownPushServices =
  'fcm.googleapis.com,jmt17.google.com,push.services.mozilla.com,push.apple.com,notify.windows.com';

const Environment = v.object({
  DATA_DIR: text('.data'),
  DIST_DIR: text('dist'),
  HOST: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1))),
  PORT: integer(4000, 0, 65_535),
  GAMES_PORT: integer(4001, 0, 65_535),
  BANK_PORT: v.optional(integer(0, 0, 65_535)),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./))),
  PUBLIC_ORIGIN: v.optional(origin),
  GAMES_ORIGIN: v.optional(origin),
  IMAGE_CDNS: v.pipe(list(','), v.array(origin)),
  DOMAIN_ROUTES: v.pipe(list(','), v.array(origin)),
  FRAME_ORIGINS: v.pipe(list(','), v.array(origin)),
  HSTS_SUBDOMAINS: v.optional(v.picklist(['on', 'off']), 'off'),
  MERCHANT: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)), 'mare'),
  MASTER_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  MASTER_SECRET_ALSO: v.optional(v.pipe(v.string(), v.minLength(32))),
  PROFILE: v.optional(v.picklist(profiles)),
  PROFILE_CERTIFICATE: v.optional(v.string()),
  PROFILE_KEY: v.optional(v.string()),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
  VAPID_SUBJECT: v.optional(v.pipe(v.string(), v.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/))),
  PUSH_SERVICES: v.pipe(list(knownPushServices), v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)))),
  PUSH_LOOPBACK: v.optional(v.picklist(['on', 'off']), 'off'),
  ...providerEnvironment,
  ...socialEnvironment,
  ...firebaseEnvironment,
  DEMO: v.optional(v.picklist(['on', 'off'])),
  DEMO_ON_PUBLIC_ORIGIN: v.optional(v.picklist(['yes', 'no']), 'no'),
  DEMO_POPUPS: v.optional(v.picklist(['on', 'off']), 'on'),
  DEMO_TEAM: v.optional(v.picklist(['on', 'off']), 'on'),
  VENDOR_ROUND_LIMIT: amount('1000000.00'),
  VENDOR_DAY_LIMIT: amount('5000000.00'),
  LATE_WIN_DAYS: integer(14, 0, 3650),
  VENDOR_REWARD_LIMIT: amount('100000.00'),
  MEMBER_REWARD_LIMIT: amount('1000.00'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^smtps?:\/\/[^\s/]+/))),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)),
  ),
  SMS_PER_NUMBER: integer(10, 1, 1000),
  SMS_PER_BLOCK: integer(50, 1, 100_000),
  SMS_PER_HOUR: integer(1000, 1, 999_999),
  SMS_PER_COUNTRY: integer(100, 1, 999_999),
  SMS_UNUSED_PER_RANGE: integer(40, 1, 999_999),
  SMS_COUNTRIES: v.pipe(list(','), v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)))),
  TRUSTED_PROXIES: integer(0, 0, 10),
  RATE_LIMIT_FACTOR: integer(1, 1, 100_000),
  API_DOCS: v.optional(v.picklist(['on', 'off'])),
  SECURITY_CONTACT: v.optional(v.pipe(v.string(), v.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/))),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
});

/** Reads the settings; throws ConfigError naming the invalid variables, never their values. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) {
    const names = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? '?'))];
    throw new ConfigError(`The environment variable ${names.join(' and ')} has a value that cannot be used.`);
  }
  const env = parsed.output;
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  const origins = { publicOrigin, gamesOrigin: env.GAMES_ORIGIN ?? `http://localhost:${env.GAMES_PORT}` };
  const hosts = hostsOf(env.HOST, origins);
  if (env.FRAME_ORIGINS.includes(publicOrigin))
    throw new ConfigError('FRAME_ORIGINS names PUBLIC_ORIGIN, whose pages must not be framed.');
  const problem = originProblem(origins) ?? providerProblem(env) ?? socialProblem(env) ?? firebaseProblem(env);
  if (problem) throw new ConfigError(problem);
  return {
    dataDir: resolve(env.DATA_DIR),
    distDir: resolve(env.DIST_DIR),
    hosts,
    port: env.PORT,
    gamesPort: env.GAMES_PORT,
    // The default port only with the other default ports: of several gateways on a machine, one may have it.
    bankPort: env.BANK_PORT ?? (env.PORT === 4000 ? 4002 : 0),
    databaseUrl: env.DATABASE_URL,
    ...origins,
    imageCdns: env.IMAGE_CDNS,
    domainRoutes: env.DOMAIN_ROUTES,
    frameOrigins: env.FRAME_ORIGINS,
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
    merchant: env.MERCHANT,
    masterSecret: env.MASTER_SECRET,
    alsoSecret: env.MASTER_SECRET_ALSO,
    profile: env.PROFILE,
    onPublicOrigin: !areLoopback(origins),
    profileCertificate: env.PROFILE_CERTIFICATE,
    profileKey: env.PROFILE_KEY,
    vapidPrivateKey: env.VAPID_PRIVATE_KEY,
    vapidSubject:
      env.VAPID_SUBJECT ?? (publicOrigin.startsWith('https:') ? publicOrigin : 'mailto:operator@example.com'),
    pushServices: env.PUSH_SERVICES,
    pushLoopback: env.PUSH_LOOPBACK === 'on',
    social: readSocial(env),
    firebase: readFirebase(env),
    demo: readDemo(env, origins, hosts),
    demoPopups: env.DEMO_POPUPS === 'on',
    demoTeam: env.DEMO_TEAM === 'on',
    vendorLimits: {
      roundMinor: env.VENDOR_ROUND_LIMIT,
      dayMinor: env.VENDOR_DAY_LIMIT,
      lateWinFor: env.LATE_WIN_DAYS * 86_400_000,
    },
    rewardLimits: { vendorMinor: env.VENDOR_REWARD_LIMIT, memberMinor: env.MEMBER_REWARD_LIMIT },
    pix: readPix(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `no-reply@${new URL(publicOrigin).hostname}`,
    smsCarrier: readCarrier(env),
    smsCountries: env.SMS_COUNTRIES,
    smsLimits: {
      'sms-number': env.SMS_PER_NUMBER,
      'sms-block': env.SMS_PER_BLOCK,
      'sms-country': env.SMS_PER_COUNTRY,
      'sms-unused': env.SMS_UNUSED_PER_RANGE,
      'sms-new': Math.ceil(env.SMS_PER_HOUR / 2),
      'sms-total': env.SMS_PER_HOUR,
    },
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    apiDocs: env.API_DOCS === undefined ? !publicOrigin.startsWith('https:') : env.API_DOCS === 'on',
    securityContact: env.SECURITY_CONTACT,
    logLevel: env.LOG_LEVEL,
  };
}

/** Whether the demonstration is on: by default only where no other machine can connect, because its passwords are published. */
function readDemo(
  env: v.InferOutput<typeof Environment>,
  origins: Origins,
  hosts: readonly (string | undefined)[],
): boolean {
  const local = areLoopback(origins);
  const demo = env.DEMO === undefined ? local : env.DEMO === 'on';
  if (!demo || env.DEMO_ON_PUBLIC_ORIGIN === 'yes') return demo;
  if (!local)
    throw new ConfigError(
      'DEMO=on opens accounts with published passwords, and PUBLIC_ORIGIN or GAMES_ORIGIN is not of this machine alone; if that is meant, set DEMO_ON_PUBLIC_ORIGIN=yes as well.',
    );
  if (areOpen(hosts))
    throw new ConfigError(
      'HOST lets other machines come, and the demonstration opens accounts with published passwords; set DEMO=off, or DEMO_ON_PUBLIC_ORIGIN=yes if that is meant.',
    );
  return demo;
}

/**
 * The gateway's settings, read from the environment once. `trustedProxies` is the number of reverse proxies that
 * append to `X-Forwarded-For`; 0 takes the socket's address. `imageCdns` are origins that serve `/art/**` as well.
 * `domainRoutes`: other origins of the site, which the speed test measures.
 * `hosts`: the addresses to listen on, each with a server of its own; undefined: every address.
 * `frameOrigins`: origins, besides the games', whose pages the app may frame, such as a task page's.
 * `profile`: the jurisdiction whose rules a new site has; required on a public origin.
 * `hstsSubdomains`: browsers reach every host under the public one over https alone.
 * `profileCertificate` and `profileKey` are PEM files with which iOS profiles are signed.
 * `alsoSecret`: a second master secret that is accepted while `masterSecret` is rotated.
 * `vapidPrivateKey` and `vapidSubject` identify us to push services; `pushServices` are the hosts that may be called,
 * since browsers choose the service; `pushLoopback` allows one on this machine, for tests.
 * `social`: our clients at the providers that members sign in with (gateway/areas/identity/social).
 * `firebase`: a push service that sends and verifies codes by SMS (gateway/areas/identity/verification); undefined: none.
 * `demo`: an empty database is filled with the demonstration, and the demo vendor serves its games; a started gateway's says whether
 * it does. `demoPopups`: it has
 * announcement popups. `vendorLimits`: limits of a vendor's payouts and their delay (gateway/areas/vendors/vendor-exposure.ts), in minor units
 * and ms. `rewardLimits`: the operator's payments a day for a vendor's rounds, and to one member, above which an operator decides
 * (gateway/ledger/house-payments.ts).
 * `smtpUrl`: the mail server, with its login if required; without it emails stay in the database. `mailFrom`: their sender.
 * `smsCarrier`: the SMS provider; undefined: messages are only stored (gateway/areas/notify/sms/README.md).
 * `smsLimits`: messages an hour for one number, for one block of numbers and in total, by the limits' names.
 * `apiDocs`: serves the contract at /wps/docs. `securityContact`: the contact in security.txt; undefined: none.
 * `rateLimitFactor` widens the limits per address, for an office behind one address or a load test.
 */
export type Config = Readonly<ReturnType<typeof readConfig>>;
