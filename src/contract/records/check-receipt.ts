import { hashOfReceipt, type Receipt, readReceipt, rootOfReceipt, treeHeadText } from './receipt.ts';
import type { Hash } from './merkle.ts';

const bytesOf = (base64url: string): Hash =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** `unsigned`: the path fits, but this device cannot verify the signature of its root. `hash` is that of the journal, hex. */
export type ProvenReceipt = {
  readonly verdict: 'proven' | 'unsigned';
  readonly receipt: Receipt;
  readonly hash: string;
};
export type CheckedReceipt = ProvenReceipt | { readonly verdict: 'wrong' };

/**
 * Verifies a receipt without the gateway: that the journal is at its place under the root, and that the owner of the public key (the 32
 * bytes of RFC 8032) has signed the root. Both are Base64url. Needs Web Crypto.
 */
export async function checkReceipt(text: string, publicKey: string): Promise<CheckedReceipt> {
  try {
    const receipt = readReceipt(bytesOf(text));
    const root = await rootOfReceipt(receipt);
    if (root === undefined) return { verdict: 'wrong' };
    const { size, at, signature } = receipt;
    const isSigned = await verify(bytesOf(publicKey), treeHeadText({ size, root, at }), signature);
    if (isSigned === false) return { verdict: 'wrong' };
    return { verdict: isSigned ? 'proven' : 'unsigned', receipt, hash: await hashOfReceipt(receipt) };
  } catch {
    return { verdict: 'wrong' };
  }
}

/** Undefined where this device does not know Ed25519. */
async function verify(publicKey: Hash, text: string, signature: Hash): Promise<boolean | undefined> {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']).catch(() => undefined);
  return key && crypto.subtle.verify('Ed25519', key, signature, new TextEncoder().encode(text));
}
