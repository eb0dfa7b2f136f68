import * as v from 'valibot';
import { isDay } from '#src/contract/core/age.ts';
import { momentOf } from '../process/local-time.ts';
import type { Typed } from './fields.ts';
import { timeZone } from './time-zone.ts';

const form = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d(?:\.\d{1,3})?)? ?(Z|UTC|[+-]\d\d:\d\d)?$/;

/** Epoch ms of a time with its zone, or without one in that of the action; NaN for any other text. */
function readTime(text: string): number {
  const [, day = '', minute = '', seconds = ':00', zone] = form.exec(text.trim()) ?? [];
  if (!isDay(day)) return NaN;
  if (zone === undefined) return momentOf(`${day}T${minute}`, timeZone());
  return Date.parse(`${day}T${minute}${seconds}${zone === 'UTC' ? 'Z' : zone}`);
}

/**
 * A time → epoch ms: with a zone, `2026-12-01T20:00Z` or `2026-12-01 20:00 -03:00` as answers print it, or without one in the operator's time zone,
 * `2026-12-01 20:00`. `name` is the option's.
 */
export const time = (name: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => !Number.isNaN(readTime(text)),
      `Say a time such as --${name} 2026-03-14T05:00Z, or "2026-03-14 05:00" in the time zone.`,
    ),
    v.transform(readTime),
    v.metadata({ time: true, shown: '"2026-12-01 20:00"' } satisfies Typed),
  );

/** A day of the calendar, `2026-12-01`; `name` is the option's. */
export const Day = (name: string) =>
  v.pipe(
    v.string(),
    v.check(isDay, `Say a day such as --${name} 2026-12-01.`),
    v.metadata({ shown: '2026-12-01' } satisfies Typed),
  );
