import { encryptPersonalText } from './personal-data.ts';
import { decryptWith } from './encrypted-text.ts';
import { type KeySource, readKeys } from './stored-keys.ts';

const nameOf = (way: string) => `recipient ${way}`;

/** Encrypts the address of an email or the number of an SMS; the empty one of a decoy stays empty. */
export const encryptRecipient = (source: KeySource, way: string, recipient: string): Promise<string> =>
  encryptPersonalText(source, nameOf(way), recipient);

type OutboxMessage = { readonly way: string; readonly recipient: string };

/** The same messages with their recipients in clear; empty where no key decrypts one. */
export async function decryptRecipients<T extends OutboxMessage>(
  source: KeySource,
  messages: readonly T[],
): Promise<T[]> {
  const keys = await readKeys(source, 'personal');
  return messages.map((one) => {
    const recipient = decryptWith(keys, nameOf(one.way), one.recipient);
    return { ...one, recipient: recipient ?? '' };
  });
}

/** The same of one message. */
export const decryptRecipient = async (source: KeySource, way: string, recipient: string): Promise<string> =>
  (await decryptRecipients(source, [{ way, recipient }]))[0]?.recipient ?? '';
