import { expect, it } from 'vitest';
import { codeOf, keyUri, stepAt, stepOfCode, toBase32 } from './totp.ts';

/** The secret of RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('a code of %i seconds is the one of RFC 6238: %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1000), 8)).toBe(code);
});

it('the codes of counters are those of RFC 4226', () => {
  expect(Array.from({ length: 10 }, (_, counter) => codeOf(secret, counter))).toEqual([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ]);
});

it('a code is taken from half a minute before to half a minute after its own, and no other text', () => {
  const now = 1_234_567_890_000;
  const at = (steps: number) => stepOfCode(secret, codeOf(secret, stepAt(now) + steps), now);
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, ...[-1, 0, 1].map((steps) => stepAt(now) + steps), undefined]);
  for (const text of ['', '12345', '1234567', '12345a', '１２３４５６'])
    expect(stepOfCode(secret, text, now)).toBeUndefined();
});

it('the secret is in Base32, and the address names site and account', () => {
  // RFC 4648, section 10, without padding.
  expect(toBase32(Buffer.from('foobar1234'))).toBe('MZXW6YTBOIYTEMZU');
  expect(keyUri({ issuer: 'Maré: jogos', account: 'ana.luz', secret })).toBe(
    'otpauth://totp/Mar%C3%A9%20%20jogos:ana.luz?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Mar%C3%A9%20%20jogos&algorithm=SHA1&digits=6&period=30',
  );
});
