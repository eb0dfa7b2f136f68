import * as v from 'valibot';

/** An address that is encrypted, or of this machine. */
const Address = v.pipe(v.string(), v.url(), v.regex(/^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/));

/** The settings of the providers that a gateway may have: of SMS, and the bank of Pix. */
export const providerEnvironment = {
  SMS_CARRIER_URL: v.optional(Address),
  SMS_CARRIER_KEY: v.optional(v.pipe(v.string(), v.minLength(16))),
  PIX_URL: v.optional(Address),
  PIX_CLIENT_ID: v.optional(v.pipe(v.string(), v.minLength(1))),
  PIX_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  PIX_KEY: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(77))),
  PIX_WEBHOOK_KEY: v.optional(v.pipe(v.string(), v.minLength(16))),
};

const Environment = v.object(providerEnvironment);
type Environment = v.InferOutput<typeof Environment>;

const isWhole = (given: readonly (string | undefined)[]): boolean =>
  given.every((value) => value === undefined) || given.every((value) => value !== undefined);

/** Why these settings cannot be used together; undefined when they can. */
export function providerProblem(env: Environment): string | undefined {
  if (!isWhole([env.SMS_CARRIER_URL, env.SMS_CARRIER_KEY]))
    return 'SMS_CARRIER_URL and SMS_CARRIER_KEY are set together or not at all.';
  if (!isWhole([env.PIX_URL, env.PIX_CLIENT_ID, env.PIX_CLIENT_SECRET, env.PIX_KEY, env.PIX_WEBHOOK_KEY]))
    return 'PIX_URL, PIX_CLIENT_ID, PIX_CLIENT_SECRET, PIX_KEY and PIX_WEBHOOK_KEY are set together or not at all.';
  return undefined;
}

/** The provider of messages by SMS; undefined where there is none. */
export const readCarrier = ({ SMS_CARRIER_URL: url, SMS_CARRIER_KEY: key }: Environment) =>
  url === undefined || key === undefined ? undefined : { url, key };

/** The bank that receives deposits by Pix; undefined where there is none. */
export const readPix = ({
  PIX_URL: url,
  PIX_CLIENT_ID: clientId,
  PIX_CLIENT_SECRET: clientSecret,
  PIX_KEY: key,
  PIX_WEBHOOK_KEY: webhookKey,
}: Environment) =>
  [url, clientId, clientSecret, key, webhookKey].includes(undefined)
    ? undefined
    : {
        url: url ?? '',
        clientId: clientId ?? '',
        clientSecret: clientSecret ?? '',
        key: key ?? '',
        webhookKey: webhookKey ?? '',
      };
