import type { Gateway } from '../context/gateway.ts';
import { keyMarks, readMark, replaceMark } from '../context/key-marks.ts';
import { noteSecurityEvent } from '../context/security-events.ts';
import { markOf } from '../process/secrets.ts';
import { vapidKeys } from '../areas/notify/push/vapid.ts';

/** Compares the keys that this process starts with to those of the start before, and notes each that is another. */
export async function noteChangedKeys(gateway: Gateway): Promise<void> {
  const { db, clock } = gateway;
  const mark = markOf(gateway);
  const before = await replaceMark(db, keyMarks.masterSecret, mark);
  const since = await readMark(db, keyMarks.masterSecretSince);
  if (before !== mark || since === undefined) await replaceMark(db, keyMarks.masterSecretSince, String(clock()));
  await noteIfChanged(gateway, masterSecretName(gateway, before), before, mark);

  const { publicKey } = vapidKeys(gateway);
  await noteIfChanged(gateway, 'push key', await replaceMark(db, keyMarks.pushKey, publicKey), publicKey);
}

function masterSecretName({ alsoSecret }: Gateway, before: string | undefined): string {
  const isTaken = alsoSecret !== undefined && before === markOf({ masterSecret: alsoSecret });
  return isTaken ? 'master secret; the one before is still taken' : 'master secret';
}

async function noteIfChanged(gateway: Gateway, detail: string, before: string | undefined, now: string): Promise<void> {
  if (before !== undefined && before !== now) await noteSecurityEvent(gateway, { kind: 'key_changed', detail });
}
