import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { formatAge, formatCount, formatDateTime, formatMoney, shortenName } from './format.ts';
import { formatSigned } from './format-signed.ts';

it('groups a count by thousands', () => {
  expect([7, 1234, 1_234_567].map((count) => formatCount(count, 'pt'))).toEqual(['7', '1.234', '1.234.567']);
  expect(formatCount(1234, 'en')).toBe('1,234');
});

it('writes a gain with a plus, a loss with a minus that is read as one, and nothing with neither', () => {
  expect(formatSigned('-2.00', 'R$', 'pt')).toBe('\u2212R$\u00a02,00');
  expect(formatSigned('2.00', 'R$', 'en')).toBe('+R$2.00');
  expect(formatSigned('0.00', 'R$', 'en')).toBe('R$0.00');
  expect(formatSigned('0.05', '￥', 'en')).toBe('+￥0.05');
});

describe('formatMoney', () => {
  it('groups thousands and keeps two decimals in either language [S1-021]', () => {
    expect(formatMoney('1238.50', 'R$', 'pt')).toBe('R$\u00a01.238,50');
    expect(formatMoney('1238.50', 'R$', 'en')).toBe('R$1,238.50');
    expect(formatMoney('0.00', 'R$', 'pt')).toBe('R$\u00a00,00');
    expect(formatMoney('9999999999999.99', '￥', 'en')).toBe('￥9,999,999,999,999.99');
    expect(formatMoney('-5.05', 'R$', 'en')).toBe('-R$5.05');
  });

  it('writes every amount as Intl does, without losing a digit', () => {
    const plain = new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: 2,
      useGrouping: 'always',
    } as Intl.NumberFormatOptions);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (minor) => {
        const text = formatMoney(fromMinor(minor), '', 'pt').trim();
        expect(text).toBe(plain.format(minor / 100));
        expect(toMinor(text.replaceAll('.', '').replace(',', '.'))).toBe(minor);
      }),
    );
  });
});

describe('shortenName', () => {
  it('shows first 3, ***, last 10 of a name above 16 characters and a shorter one whole [S1-123]', () => {
    expect(shortenName('abcdefghijklmnop')).toBe('abcdefghijklmnop');
    expect(shortenName('abcdefghijklmnopq')).toBe('abc***hijklmnopq');
  });

  it('counts a surrogate pair as one character and never cuts one', () => {
    expect(shortenName('🎰'.repeat(16))).toBe('🎰'.repeat(16));
    expect(shortenName('🎰'.repeat(17))).toBe(`${'🎰'.repeat(3)}***${'🎰'.repeat(10)}`);
  });
});

describe('formatAge', () => {
  const now = Date.UTC(2026, 0, 10, 12);

  it('says the largest whole unit in the language', () => {
    expect(formatAge(now - 5 * 60_000, now, 'pt')).toBe('há 5 minutos');
    expect(formatAge(now - 5 * 60_000, now, 'en')).toBe('5 minutes ago');
    expect(formatAge(now - 7_300_000, now, 'en')).toBe('2 hours ago');
    expect(formatAge(now - 3 * 86_400_000, now, 'pt')).toBe('há 3 dias');
  });

  it('calls less than a minute, and a clock that is ahead, now', () => {
    expect(formatAge(now - 59_000, now, 'en')).toBe('now');
    expect(formatAge(now + 86_400_000, now, 'pt')).toBe('agora');
  });
});

describe('formatDateTime', () => {
  it('writes a moment in the given time zone and language', () => {
    const at = Date.UTC(2026, 10, 21, 2, 30);
    expect(formatDateTime(at, 'pt', 'America/Sao_Paulo')).toBe('20/11/2026, 23:30');
    expect(formatDateTime(at, 'en', 'America/Sao_Paulo')).toBe('20 Nov 2026, 23:30');
  });
});
