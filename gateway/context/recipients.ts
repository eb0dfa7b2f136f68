import { sealPersonalText } from './personal-data.ts';
import { openSealed } from './sealed-text.ts';
import { type KeySource, readKeys } from './stored-keys.ts';

const nameOf = (way: string) => `recipient ${way}`;

/** Encrypts the address of an email or the number of an SMS; the empty one of a decoy stays empty. */
export const sealRecipient = (source: KeySource, way: string, recipient: string): Promise<string> =>
  sealPersonalText(source, nameOf(way), recipient);

type Letter = { readonly way: string; readonly recipient: string };

/** The same messages with their recipients in clear; empty where no key decrypts one. */
export async function openRecipients<T extends Letter>(source: KeySource, letters: readonly T[]): Promise<T[]> {
  const keys = await readKeys(source, 'personal');
  return letters.map((one) => {
    const recipient = openSealed(keys, nameOf(one.way), one.recipient);
    return { ...one, recipient: recipient ?? '' };
  });
}

/** The same of one message. */
export const openRecipient = async (source: KeySource, way: string, recipient: string): Promise<string> =>
  (await openRecipients(source, [{ way, recipient }]))[0]?.recipient ?? '';
