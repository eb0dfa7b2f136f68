import { describe, expect, it } from 'vitest';
import { slotsBetween, takesPart } from './slots.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('the slots of draws', () => {
  it('are five minutes apart, numbered by the day at the merchant’s', () => {
    // Half past eleven at night in São Paulo.
    const from = Date.UTC(2026, 2, 15, 2, 30);
    const slots = slotsBetween(from, from + 40 * minute, 'America/Sao_Paulo');
    expect(slots.map(({ numero }) => numero)).toEqual([
      '20260314-283',
      '20260314-284',
      '20260314-285',
      '20260314-286',
      '20260314-287',
      '20260315-000',
      '20260315-001',
      '20260315-002',
    ]);
    expect(slots[5]).toEqual({ numero: '20260315-000', drawsAt: Date.UTC(2026, 2, 15, 3), minute: 0 });
    expect(slotsBetween(from, from + 4 * minute, 'America/Sao_Paulo')).toEqual([]);
  });

  it.each([
    ['Europe/Berlin', '2026-03-28'],
    ['Europe/Berlin', '2026-10-24'],
    ['America/Santiago', '2026-04-04'],
    ['America/Santiago', '2026-09-05'],
    ['Australia/Lord_Howe', '2026-04-04'],
    ['Australia/Lord_Howe', '2026-10-03'],
    ['Asia/Kathmandu', '2026-12-30'],
  ])('are numbered once and never skip in %s around %s, where clocks or the year change', (timeZone, day) => {
    const from = Date.parse(day);
    const slots = slotsBetween(from, from + 4 * 24 * hour, timeZone);
    expect(new Set(slots.map(({ numero }) => numero)).size).toBe(slots.length);
    expect(
      slots.every(({ drawsAt }, index) => index === 0 || drawsAt - (slots[index - 1]?.drawsAt ?? 0) === 5 * minute),
    ).toBe(true);
  });

  it('are a lottery’s where they fit its rhythm', () => {
    const daily = { every_minutes: 1440, first_minute: 1200 };
    expect([0, 1195, 1200, 1205, 1435].map((at) => takesPart(daily, at))).toEqual([false, false, true, false, false]);
    const often = { every_minutes: 180, first_minute: 540 };
    expect([0, 360, 540, 545, 720, 1260].map((at) => takesPart(often, at))).toEqual([
      false,
      false,
      true,
      false,
      true,
      true,
    ]);
  });
});
