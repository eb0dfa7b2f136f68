import 'node-forge/lib/des.js';
import cipher from 'node-forge/lib/cipher.js';
import util from 'node-forge/lib/util.js';
import { type ContactAddress, contactAddress } from '#src/contract/core/contact-address.ts';

const keyLength = 8;

/**
 * Where a service entry's path leads: Base64 of DES-ECB with PKCS7, followed by its 8-character key [S1-261, S1-262]. Undefined
 * where it does not decode or names nothing that may be opened.
 */
export function openServicePath(path: string): ContactAddress | undefined {
  try {
    const decipher = cipher.createDecipher('DES-ECB', path.slice(-keyLength));
    decipher.start();
    decipher.update(util.createBuffer(util.decode64(path.slice(0, -keyLength))));
    return decipher.finish() ? contactAddress(util.decodeUtf8(decipher.output.getBytes())) : undefined;
  } catch {
    return undefined;
  }
}
