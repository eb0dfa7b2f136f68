import { firebaseSmsFlag } from '#src/contract/core/flags.ts';
import type { Status } from '#src/contract/site/system.schema.ts';
import { createRemoteJWKSet } from 'jose';
import type { Gateway } from '#gateway/context/gateway.ts';
import { hasFlag } from '#gateway/areas/site/merchant.ts';
import type { FirebaseSettings } from '#gateway/process/firebase-settings.ts';
import { retryUntilDone } from '#gateway/process/retry-until-done.ts';

/** The trusted issuer of tokens. */
export type TrustedIssuer = Pick<FirebaseSettings, 'issuer' | 'audience'> & {
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
};

const standing = new WeakMap<Gateway['events'], TrustedIssuer>();

/** The push service where the merchant has it and it is initialised: its keys are here. undefined otherwise. */
export async function offeredFirebase(gateway: Gateway): Promise<TrustedIssuer | undefined> {
  const issuer = standing.get(gateway.events);
  return issuer && (await hasFlag(gateway, firebaseSmsFlag)) ? issuer : undefined;
}

/** The app's settings for the push service; undefined where it is not offered. */
export async function firebaseOfStatus(gateway: Gateway): Promise<Status['info']['firebase']> {
  const { firebase } = gateway.config;
  if (!firebase || !(await offeredFirebase(gateway))) return undefined;
  return { module: firebase.module, integrity: firebase.integrity };
}

/** Fetches the key set of a configured push service, with retries; the status then names it. Returns a function that stops it. */
export function initialiseFirebase(gateway: Gateway): () => void {
  const { firebase } = gateway.config;
  if (!firebase) return () => undefined;
  const { issuer, audience } = firebase;
  const keys = createRemoteJWKSet(new URL(firebase.keys));
  return retryUntilDone(
    async () => {
      await keys.reload();
      standing.set(gateway.events, { issuer, audience, keys });
      gateway.events.emit('changed', 'status');
    },
    (error) => gateway.logger.warn({ err: error }, 'the push service for SMS does not answer'),
  );
}
