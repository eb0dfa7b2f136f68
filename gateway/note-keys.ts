import type { Gateway } from './context/gateway.ts';
import { noteSecurityEvent } from './context/security-events.ts';
import { transact } from './db/transact.ts';
import { deriveKey } from './process/secrets.ts';
import { vapidKeys } from './push/vapid.ts';

/** Compares the keys that this process starts with to those of the start before, and notes each that is another. */
export async function noteChangedKeys(gateway: Gateway): Promise<void> {
  const marks = {
    'master secret': deriveKey(gateway, 'fingerprint', 12).toString('base64url'),
    'push key': vapidKeys(gateway).publicKey,
  };
  for (const [name, mark] of Object.entries(marks))
    if (await isAnother(gateway, `fingerprint.${name}`, mark))
      await noteSecurityEvent(gateway, { kind: 'key_changed', detail: name });
}

/** Remembers a mark; whether there was another one before. */
const isAnother = ({ db }: Gateway, key: string, value: string): Promise<boolean> =>
  transact(db, async (trx) => {
    const before = await trx.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
    if (before?.value === value) return false;
    await trx
      .insertInto('meta')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    return before !== undefined;
  });
