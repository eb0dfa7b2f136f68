import { resolve } from 'node:path';
import * as v from 'valibot';
import { isPixKey } from '#src/contract/money/pix-key.ts';
import { ConfigError } from '../process/config.ts';

const secret = v.pipe(v.string(), v.minLength(16), v.maxLength(200));
const origin = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => new URL(url).origin),
);

const Environment = v.object({
  DATA_DIR: v.optional(v.string(), '.data'),
  BANK_HOST: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)), '127.0.0.1'),
  BANK_PORT: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/)), '4002'),
    v.transform(Number),
    v.maxValue(65_535),
  ),
  BANK_ORIGIN: v.optional(origin),
  BANK_CLIENT_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)), 'mare'),
  BANK_CLIENT_SECRET: secret,
  BANK_WEBHOOK_KEY: secret,
  BANK_PAYEE_KEY: v.optional(v.pipe(v.string(), v.check(isPixKey)), '6d617265-0000-4000-8000-64656d6f0001'),
  BANK_PAYEE_NAME: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(25)), 'Maré'),
  BANK_PAYEE_CITY: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(15)), 'São Paulo'),
  PUBLIC_ORIGIN: v.optional(origin),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
});

/** The bank's settings, from the environment; README.md lists them. Throws a ConfigError that names the variables which cannot be used. */
export function readBankSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = v.safeParse(Environment, given);
  if (!read.success) {
    const names = [...new Set(read.issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? '?'))];
    throw new ConfigError(
      `The environment variable ${names.join(' and ')} is missing or has a value that cannot be used.`,
    );
  }
  const env = read.output;
  return {
    dataDir: resolve(env.DATA_DIR),
    host: env.BANK_HOST,
    port: env.BANK_PORT,
    origin: env.BANK_ORIGIN ?? `http://localhost:${env.BANK_PORT}`,
    client: { id: env.BANK_CLIENT_ID, secret: env.BANK_CLIENT_SECRET },
    webhookKey: env.BANK_WEBHOOK_KEY,
    payee: { key: env.BANK_PAYEE_KEY, name: env.BANK_PAYEE_NAME, city: env.BANK_PAYEE_CITY },
    appOrigin: env.PUBLIC_ORIGIN,
    logLevel: env.LOG_LEVEL,
  };
}
