import { createCipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { desDecipher } from './des.ts';

const hex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));
const decipher = (sealed: string, key: string) => Buffer.from(desDecipher(hex(sealed), hex(key))).toString('hex');

describe('DES [S1-261]', () => {
  // NIST SP 800-17, appendices A and B: variable plain text, inverse permutation, variable key, permutation, substitution.
  it.each([
    ['0101010101010101', '8000000000000000', '95f8a5e5dd31d900'],
    ['0101010101010101', '4000000000000000', 'dd7f121ca5015619'],
    ['0101010101010101', '2000000000000000', '2e8653104f3834ea'],
    ['0101010101010101', '95f8a5e5dd31d900', '8000000000000000'],
    ['8001010101010101', '0000000000000000', '95a8d72813daa94d'],
    ['4001010101010101', '0000000000000000', '0eec1487dd8c26d5'],
    ['1046913489980131', '0000000000000000', '88d55e54f54c97b4'],
    ['7ca110454a1a6e57', '01a1d6d039776742', '690f5b0d9a26939b'],
  ])('under %s has %s for %s', (key, plain, sealed) => {
    expect(decipher(sealed, key)).toBe(plain);
  });

  it('decrypts what OpenSSL has encrypted, of any length', () => {
    for (let n = 0; n < 40; n += 1) {
      const [key, plain] = [randomBytes(8), randomBytes(8 * n)];
      // OpenSSL 3 puts single DES out of reach; triple DES with one key three times is the same cipher.
      const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null).setAutoPadding(false);
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      expect(Buffer.from(desDecipher(Uint8Array.from(sealed), Uint8Array.from(key)))).toEqual(plain);
    }
  });

  it('takes whole blocks alone', () => {
    expect(() => desDecipher(hex('00'), hex('0101010101010101'))).toThrow(RangeError);
    expect(() => desDecipher(hex('0000000000000000'), hex('01'))).toThrow(RangeError);
  });
});
