import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ageOn, dayIn, isDay, isOfAge } from './age.ts';

describe('age', () => {
  it('grows on the birthday', () => {
    expect(ageOn('2026-03-13', '2008-03-14')).toBe(17);
    expect(ageOn('2026-03-14', '2008-03-14')).toBe(18);
    expect(ageOn('2026-02-28', '2008-02-29')).toBe(17);
    expect(ageOn('2026-03-01', '2008-02-29')).toBe(18);
  });

  it.each([
    [18, '2008-03-14', true],
    [18, '2008-03-15', false],
    [21, '2008-03-14', false],
    [21, '2005-03-14', true],
    [18, '2030-01-01', false],
    [18, '1905-01-01', false],
  ])('of %i is reached by a member born on %s: %s', (limit, birthday, right) => {
    expect(isOfAge(birthday, '2026-03-14', limit)).toBe(right);
  });

  it('is that of the day in the merchant’s time zone', () => {
    const at = Date.UTC(2026, 2, 14, 2);
    expect([dayIn(at, 'America/Sao_Paulo'), dayIn(at, 'UTC')]).toEqual(['2026-03-13', '2026-03-14']);
  });

  it('needs a day that exists in the calendar', () => {
    expect(['2024-02-29', '2025-02-29', '2025-04-31', 'today', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

it('a device that knows no zone has a day, too', () => {
  const source = "import('./src/contract/core/age.ts').then(({ dayIn }) => console.log(dayIn(0)))";
  const env = { ...process.env, TZ: 'Mars/Base' };
  expect(execFileSync(process.execPath, ['-e', source], { env, encoding: 'utf8' }).trim()).toMatch(
    /^19(70-01-01|69-12-31)$/,
  );
});
