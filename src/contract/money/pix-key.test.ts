import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCnpj } from './cnpj.ts';
import { isCpf, maskCpf, readCpf } from './cpf.ts';
import { isPixKey, readPixKey } from './pix-key.ts';

describe('a CPF', () => {
  it('has two check digits and not one digit eleven times', () => {
    expect(['52998224725', '11144477735', '12345678909', '00000000191'].filter(isCpf)).toHaveLength(4);
    expect(['52998224726', '52998224735', '1114447773', '111444777355', '1114447773x', ''].filter(isCpf)).toEqual([]);
    for (const digit of '0123456789') expect(isCpf(digit.repeat(11))).toBe(false);
  });

  it('is read with and without its points or spaces, and nothing else is', () => {
    expect(readCpf(' 529.982.247-25 ')).toBe('52998224725');
    expect(readCpf('52998224725')).toBe('52998224725');
    expect(readCpf('529 982 247 25')).toBe('52998224725');
    expect(readCpf('529/982/247/25')).toBeUndefined();
    expect(maskCpf('52998224725')).toBe('***.982.247-**');
  });

  it('has one pair of check digits for its nine others', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (number) => {
        const nine = String(number).padStart(9, '0');
        const whole = Array.from({ length: 100 }, (_, end) => nine + String(end).padStart(2, '0')).filter(isCpf);
        expect(whole).toHaveLength(/^(\d)\1*$/.test(nine) ? 0 : 1);
      }),
    );
  });
});

it('a CNPJ may have letters, but not among its check digits', () => {
  expect(['11222333000181', '12ABC34501DE35', '00000000000191'].filter(isCnpj)).toHaveLength(3);
  expect(
    ['11222333000182', '12ABC34501DE34', '12abc34501de35', '12ABC34501DEAA', '1'.repeat(14)].filter(isCnpj),
  ).toEqual([]);
});

describe('a Pix key', () => {
  it.each([
    ['529.982.247-25', 'cpf', '52998224725'],
    ['11.222.333/0001-81', 'cnpj', '11222333000181'],
    ['12.abc.345/01de-35', 'cnpj', '12ABC34501DE35'],
    [' Ana@Example.com ', 'email', 'ana@example.com'],
    ['+55 11 98765-4321', 'phone', '+5511987654321'],
    ['(21) 3333-4444', 'phone', '+552133334444'],
    ['7D9F0335-8DCC-4054-9BF9-0DBD61D36906', 'random', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'],
  ])('%s is read as %s', (typed, kind, key) => {
    expect(readPixKey(typed)).toEqual({ kind, key });
    expect(isPixKey(key)).toBe(true);
  });

  it.each([
    ['52998224726', 'cpf'],
    ['11987654321', 'cpf'],
    ['11222333000182', 'cnpj'],
    ['+5511887654321', 'phone'],
    ['+1 202 555 0100', 'phone'],
    ['(01) 98765-4321', 'phone'],
    ['ana@', 'email'],
    [`${'a'.repeat(70)}@example.com`, 'email'],
    ['7d9f0335-8dcc-4054-9bf9', 'random'],
  ])('%s is told to be a wrong %s', (typed, like) => {
    expect(readPixKey(typed)).toEqual({ problem: 'wrong', like });
    expect(isPixKey(typed)).toBe(false);
  });

  it('is neither nothing nor any text', () => {
    expect(readPixKey('  ')).toEqual({ problem: 'empty' });
    expect(readPixKey('Ana')).toEqual({ problem: 'unknown' });
    expect(readPixKey('123')).toEqual({ problem: 'unknown' });
  });

  it('written as the directory writes it reads as itself', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = readPixKey(typed);
        if ('key' in read) expect(readPixKey(read.key)).toEqual(read);
      }),
    );
  });
});

it.each([
  ['\u202a+55 11 98765\u201143 21\u202c', '+5511987654321'],
  ['529.982.247\u201125', '52998224725'],
  ['５２９９８２２４７２５', '52998224725'],
  ['123e4567–e89b–12d3–a456–426614174000', '123e4567-e89b-12d3-a456-426614174000'],
])('reads the pasted key %j', (typed, key) => expect(readPixKey(typed)).toMatchObject({ key }));

it.each([
  '529.982.247-25',
  '529.982.247\u201325',
  '５２９.９８２.２４７-２５',
  '\u202a52998224725\u202c',
  ' 529 982 247 25 ',
])('reads the pasted CPF %j', (typed) => expect(readCpf(typed)).toBe('52998224725'));
