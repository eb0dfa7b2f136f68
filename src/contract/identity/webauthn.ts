import * as v from 'valibot';

/** Bytes in the JSON of WebAuthn: Base64url without padding. */
const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(most));
/** The longest id in WebAuthn has 1023 bytes. */
const CredentialId = bytes(1364);

const Descriptor = v.object({
  id: CredentialId,
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.string())),
});
const UserVerification = v.picklist(['required', 'preferred', 'discouraged']);

/** Options for creating a credential: the used part of PublicKeyCredentialCreationOptionsJSON. */
export const CreationOptions = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(Descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: UserVerification,
  }),
  attestation: v.literal('none'),
});
export type CreationOptions = v.InferOutput<typeof CreationOptions>;

/** Options for signing with a credential: the used part of PublicKeyCredentialRequestOptionsJSON. */
export const RequestOptions = v.object({
  challenge: v.string(),
  timeout: v.number(),
  rpId: v.string(),
  allowCredentials: v.optional(v.array(Descriptor)),
  userVerification: UserVerification,
});
export type RequestOptions = v.InferOutput<typeof RequestOptions>;

const answered = {
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
};

/** A created credential: RegistrationResponseJSON. */
export const Attestation = v.object({
  ...answered,
  response: v.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/))), v.maxLength(8)), []),
  }),
});
export type Attestation = v.InferOutput<typeof Attestation>;

/** A signed challenge: AuthenticationResponseJSON. */
export const Assertion = v.object({
  ...answered,
  response: v.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    userHandle: v.optional(bytes(128)),
  }),
});
export type Assertion = v.InferOutput<typeof Assertion>;
