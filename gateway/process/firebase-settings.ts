import * as v from 'valibot';
import { isLoopback } from './origins.ts';

/**
 * A push service that sends codes by SMS and confirms the number in a signed token. `issuer` and `audience` are those of its
 * tokens, `keys` the address of its key set (JWKS). `module` is the script with which the app requests a code, `integrity` its
 * hash; `sites` are the origins that script calls and frames, `policies` the Trusted Types policies that it creates.
 */
export type FirebaseSettings = {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: string;
  readonly module: string;
  readonly integrity: string;
  readonly sites: readonly string[];
  readonly policies: readonly string[];
};

const issuerOf = (project: string) => `https://securetoken.google.com/${project}`;
const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Plain HTTP only on this machine: its answers are trusted. */
const safeAddress = v.optional(
  v.pipe(
    v.string(),
    v.url(),
    v.check((address) => address.startsWith('https:') || isLoopback(address)),
  ),
);
const list = <const S extends v.GenericSchema<string, string>>(part: S) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((given) => given.split(/[\s,]+/).filter((each) => each !== '')),
    v.array(part),
  );

/** The variables of the environment. */
export const firebaseEnvironment = {
  FIREBASE_PROJECT: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  FIREBASE_ISSUER: v.optional(v.pipe(v.string(), v.url())),
  FIREBASE_KEYS: safeAddress,
  FIREBASE_MODULE: safeAddress,
  FIREBASE_INTEGRITY: v.optional(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/))),
  FIREBASE_SITES: list(v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/))),
  FIREBASE_POLICIES: list(v.pipe(v.string(), v.regex(/^[\w#=@/.%-]{1,64}$/))),
};
const Environment = v.object(firebaseEnvironment);
type Environment = v.InferOutput<typeof Environment>;

/** Undefined (off) without a project, the script and its hash. */
export function readFirebase(env: Environment): FirebaseSettings | undefined {
  const { FIREBASE_PROJECT: audience, FIREBASE_MODULE: module, FIREBASE_INTEGRITY: integrity } = env;
  if (audience === undefined || module === undefined || integrity === undefined) return undefined;
  return {
    audience,
    issuer: env.FIREBASE_ISSUER ?? issuerOf(audience),
    keys: env.FIREBASE_KEYS ?? googleKeys,
    module,
    integrity,
    sites: env.FIREBASE_SITES,
    policies: env.FIREBASE_POLICIES,
  };
}

/** The error in the settings, as one sentence for the operator; null if they are valid. */
export function firebaseProblem(env: Environment): string | null {
  const needed = [env.FIREBASE_PROJECT, env.FIREBASE_MODULE, env.FIREBASE_INTEGRITY];
  const given = needed.filter((each) => each !== undefined).length;
  return given === 0 || given === needed.length
    ? null
    : 'FIREBASE_PROJECT, FIREBASE_MODULE and FIREBASE_INTEGRITY are needed together, or none of them.';
}
