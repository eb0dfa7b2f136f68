import type { Gateway } from '../context/gateway.ts';
import { keyFingerprints, readFingerprint, replaceFingerprint } from '../context/key-fingerprints.ts';
import { recordSecurityEvent } from '../context/security-events.ts';
import { markOf } from '../process/secrets.ts';
import { vapidKeys } from '../areas/notify/push/vapid.ts';

/** Compares the keys that this process starts with to those of the start before, and notes each that is another. */
export async function recordChangedKeys(gateway: Gateway): Promise<void> {
  const { db, clock } = gateway;
  const mark = markOf(gateway);
  const before = await replaceFingerprint(db, keyFingerprints.masterSecret, mark);
  const since = await readFingerprint(db, keyFingerprints.masterSecretSince);
  if (before !== mark || since === undefined)
    await replaceFingerprint(db, keyFingerprints.masterSecretSince, String(clock()));
  await recordIfChanged(gateway, masterSecretName(gateway, before), before, mark);

  const { publicKey } = vapidKeys(gateway);
  await recordIfChanged(
    gateway,
    'push key',
    await replaceFingerprint(db, keyFingerprints.pushKey, publicKey),
    publicKey,
  );
}

function masterSecretName({ alsoSecret }: Gateway, before: string | undefined): string {
  const isTaken = alsoSecret !== undefined && before === markOf({ masterSecret: alsoSecret });
  return isTaken ? 'master secret; the one before is still taken' : 'master secret';
}

async function recordIfChanged(
  gateway: Gateway,
  detail: string,
  before: string | undefined,
  now: string,
): Promise<void> {
  if (before !== undefined && before !== now) await recordSecurityEvent(gateway, { kind: 'key_changed', detail });
}
