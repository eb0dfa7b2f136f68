import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { importJWK, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { encryptPush } from './encrypt-push.ts';
import { signSender } from './vapid.ts';

/** RFC 8291, section 5 and appendix A. */
const vector = {
  text: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  browser: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
/** RFC 8292, section 2.4. */
const sender = {
  token:
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA',
  publicKey: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
  expires: 1_453_523_768,
};
const from = (text: string) => Buffer.from(text, 'base64url');

/** What a browser reads, by its private key. */
function decrypt(body: Buffer, browser: string, auth: string): string {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(from(browser));
  const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const input = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), from(auth), info, 32));
  const derive = (what: string, length: number) => Buffer.from(hkdfSync('sha256', input, salt, what, length));
  const [key, nonce] = [derive('Content-Encoding: aes128gcm\0', 16), derive('Content-Encoding: nonce\0', 12)];
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  expect(text.at(-1)).toBe(2);
  return text.subarray(0, -1).toString('utf8');
}

const verify = async (token: string, publicKey: string, at: number) => {
  const point = from(publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  return (await jwtVerify(token, key, { currentDate: new Date(at) })).payload;
};

describe('a message by push', () => {
  it('is encrypted as RFC 8291 shows it', () => {
    const drawn = { privateKey: from(vector.sender), salt: from(vector.salt) };
    expect(encryptPush(vector, vector.text, drawn).toString('base64url')).toBe(vector.body);
    expect(decrypt(from(vector.body), vector.browser, vector.auth)).toBe(vector.text);
  });

  it('is read by its browser, for any text, and is never the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const bodies = [encryptPush(vector, text), encryptPush(vector, text)];
        for (const body of bodies) expect(decrypt(body, vector.browser, vector.auth)).toBe(text);
        expect(bodies[0]?.equals(bodies[1] ?? Buffer.alloc(0))).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('is not made for keys that are none, nor longer than a record', () => {
    const offCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
    for (const p256dh of ['', 'BA', offCurve]) expect(() => encryptPush({ ...vector, p256dh }, 'x')).toThrow();
    expect(() => encryptPush({ ...vector, auth: 'BTBZ' }, 'x')).toThrow();
    expect(encryptPush(vector, 'x'.repeat(4079)).length).toBe(86 + 4096);
    expect(() => encryptPush(vector, 'x'.repeat(4080))).toThrow('too long');
  });

  it('identifies its sender in the form of RFC 8292, whose own example is verified as well', async () => {
    const payload = { aud: 'https://push.example.net', exp: sender.expires, sub: 'mailto:push@example.com' };
    const before = (sender.expires - 60) * 1000;
    expect(await verify(sender.token, sender.publicKey, before)).toEqual(payload);
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(from(vector.sender));
    const publicKey = ecdh.getPublicKey('base64url');
    const vapid = { publicKey, privateKey: vector.sender, subject: payload.sub };
    const now = (sender.expires - 12 * 3600) * 1000;
    const header = await signSender('https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV', vapid, now);
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(token.split('.').slice(0, 2)).toEqual(sender.token.split('.').slice(0, 2));
    expect([key, await verify(token, key, before)]).toEqual([publicKey, payload]);
  });
});
