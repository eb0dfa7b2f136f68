import { decryptPersonal, encryptPersonalWith, mobileIndexOf, personalFields } from './personal-data.ts';
import { encryptRecipient } from './recipients.ts';
import { type KeySource, readKeys, type StoredKey } from './stored-keys.ts';

/** So many rows are read at once. */
const batch = 500;

/** Encrypts personal data of profiles, and recipients of messages, under the newest key where they are in clear or under an older one. */
export async function carryPersonalData(source: KeySource): Promise<void> {
  const keys = await readKeys(source, 'personal');
  while ((await carryProfiles(source, keys)) === batch);
  await carryRecipients(source);
}

async function carryProfiles(source: KeySource, keys: readonly [StoredKey, ...StoredKey[]]): Promise<number> {
  const [newest] = keys;
  const rows = await source.db
    .selectFrom('member_profiles')
    .selectAll()
    .where('sealed_with', '<', newest.number)
    .limit(batch)
    .execute();
  for (const row of rows) {
    const clear = decryptPersonal(keys, row);
    const readable = personalFields.filter((field) => clear[field] !== null);
    const sealed = encryptPersonalWith(
      newest,
      row.member_id,
      Object.fromEntries(readable.map((field) => [field, clear[field]])),
    );
    const isClear = row.sealed_with === 0 && row.mobile_index !== null;
    await source.db
      .updateTable('member_profiles')
      .set({
        ...sealed,
        ...(isClear && { mobile_index: await mobileIndexOf(source, row.mobile_index ?? '') }),
        sealed_with: newest.number,
      })
      .where('member_id', '=', row.member_id)
      .where('sealed_with', '=', row.sealed_with)
      .execute();
  }
  return rows.length;
}

/** Messages from before there was a key: an address has an at sign, a number only digits, ciphertext neither. */
async function carryRecipients(source: KeySource): Promise<void> {
  const rows = await source.db
    .selectFrom('outbox')
    .select(['id', 'way', 'recipient'])
    .where('recipient', '!=', '')
    .where((eb) => eb.or([eb('recipient', 'like', '%@%'), eb('recipient', 'not like', '%.%')]))
    .execute();
  for (const { id, way, recipient } of rows)
    await source.db
      .updateTable('outbox')
      .set({ recipient: await encryptRecipient(source, way, recipient) })
      .where('id', '=', id)
      .where('recipient', '=', recipient)
      .execute();
}
