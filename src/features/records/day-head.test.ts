import { expect, it } from 'vitest';
import { dayHead } from './day-head.ts';

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime();

it('names the day of the week, and the year where it is another one', () => {
  expect(dayHead(at(2026, 11, 27), at(2026, 11, 28), 'pt')).toBe('sexta-feira, 27 de novembro');
  expect(dayHead(at(2026, 11, 27), at(2026, 11, 28), 'en')).toBe('Friday 27 November');
  expect(dayHead(at(2025, 12, 31), at(2026, 1, 1), 'pt')).toBe('quarta-feira, 31 de dezembro de 2025');
});
