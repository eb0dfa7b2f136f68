import fc from 'fast-check';
import { createDynamicPix, createStaticPix, hasError, parsePix } from 'pix-utils';
import { describe, expect, it } from 'vitest';
import { type BrCode, readBrCode, writeBrCode } from './br-code.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const text = (signs: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength, maxLength });
const key = fc.oneof(
  fc.uuid(),
  text(digits, 11, 11),
  text(letters + digits, 14, 14),
  text(digits, 10, 11).map((number) => `+55${number}`),
  text(letters.toLowerCase(), 1, 20).map((name) => `${name}@example.com.br`),
);
const amount = fc.integer({ min: 1, max: 999_999_999 }).map((minor) => (minor / 100).toFixed(2));
const name = text(`${letters}${letters.toLowerCase()}ÁÂÃÇÉÍÓÔÕÚáâãçéíóôõú`, 1, 25);
const city = text(`${letters}ÁÇÉÍÓÚ`, 1, 15);
const staticCode: fc.Arbitrary<BrCode> = fc.record({
  payee: fc.record({ key }),
  amount: fc.option(amount, { nil: undefined }),
  name,
  city,
  txid: fc.oneof(fc.constant('***'), text(letters + digits, 1, 25)),
});
const dynamicCode: fc.Arbitrary<BrCode> = fc.record({
  payee: fc.record({ url: text(letters + digits, 1, 50).map((path) => `pix.example.com/qr/v2/${path}`) }),
  amount: fc.constant(undefined),
  name,
  city,
  txid: fc.constant('***'),
});

describe('a code of a thousand random payments', () => {
  it('is written as another program writes it, and reads it', () => {
    const written = ({ payee, amount: sum, name: merchantName, city: merchantCity, txid }: BrCode) =>
      'key' in payee
        ? createStaticPix({ pixKey: payee.key, merchantName, merchantCity, transactionAmount: Number(sum ?? 0), txid })
        : createDynamicPix({ url: payee.url, merchantName, merchantCity, oneTime: true });
    fc.assert(
      fc.property(fc.oneof(staticCode, dynamicCode), (code) => {
        const other = written(code).throwIfError().toBRCode();
        expect(writeBrCode(code)).toBe(other);
      }),
      { numRuns: 1000 },
    );
  });

  it('is read as another program reads it', () => {
    fc.assert(
      fc.property(fc.oneof(staticCode, dynamicCode), (code) => {
        const written = writeBrCode(code);
        const read = readBrCode(written);
        const other = parsePix(written);
        if (hasError(other) || !read) throw new Error('one of both cannot read it');
        expect(other).toMatchObject({
          merchantName: read.name,
          merchantCity: read.city,
          ...('key' in read.payee && {
            pixKey: read.payee.key,
            txid: read.txid,
            transactionAmount: Number(read.amount ?? 0),
          }),
          ...('url' in read.payee && { url: read.payee.url }),
        });
        expect({ payee: read.payee, amount: read.amount, txid: read.txid }).toEqual({
          payee: code.payee,
          amount: code.amount,
          txid: code.txid,
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('is told from one of which a character was changed or left out', () => {
    fc.assert(
      fc.property(fc.oneof(staticCode, dynamicCode), fc.nat(), fc.boolean(), (code, at, leftOut) => {
        const written = writeBrCode(code);
        const place = at % written.length;
        const sign = written[place] === 'X' ? 'Y' : 'X';
        const changed = written.slice(0, place) + (leftOut ? '' : sign) + written.slice(place + 1);
        expect(readBrCode(changed)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});

it('writes the amount of a dynamic code, and names without accents', () => {
  const code = writeBrCode({
    payee: { url: 'localhost:4002/qr/v2/abc' },
    amount: '100.00',
    name: 'Maré',
    city: 'São Paulo',
    txid: '***',
  });
  expect(code).toContain('5406100.00');
  expect(code).toContain('5904MARE6009SAO PAULO62070503***6304');
  expect(code.startsWith('000201010212')).toBe(true);
  expect(readBrCode(`  ${code}\n`)).toMatchObject({ amount: '100.00', name: 'MARE', city: 'SAO PAULO' });
});

it('writes no code that nobody could read', () => {
  const code = { payee: { key: 'x'.repeat(78) }, name: 'Maré', city: 'São Paulo', txid: '***' };
  expect(() => writeBrCode(code)).toThrow(RangeError);
  expect(() => writeBrCode({ ...code, payee: { key: 'a@b.co' }, name: '海' })).toThrow(RangeError);
  expect(() => writeBrCode({ ...code, payee: { key: 'a@b.co' }, txid: 'not valid' })).toThrow(RangeError);
});

it('reads no text that is not a code, whatever it is', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(readBrCode(typed)).toBeUndefined();
    }),
  );
  expect(readBrCode(`000201${'9'.repeat(600)}6304ABCD`)).toBeUndefined();
});
