import { dayIn } from '#src/contract/core/age.ts';
import { dayOf } from '#gateway/ledger/day-of.ts';

/** A draw takes place every so many minutes. */
export const slotMinutes = 5;
const minute = 60_000;
const slot = slotMinutes * minute;

/** A moment at which is drawn: its number, and which minute of the merchant's day it is. */
export type Slot = { readonly numero: string; readonly drawsAt: number; readonly minute: number };

/** A lottery's schedule: every so many minutes, from a minute of the day on. */
export type Rhythm = { readonly every_minutes: number; readonly first_minute: number };

/** Whether a lottery takes part in the slot of a minute of the day. */
export const takesPart = ({ every_minutes, first_minute }: Rhythm, minuteOfDay: number): boolean =>
  minuteOfDay >= first_minute && (minuteOfDay - first_minute) % every_minutes === 0;

/** The slots after a moment, up to and with another one (epoch ms), by the days of a time zone. */
export function slotsBetween(after: number, until: number, timeZone: string): Slot[] {
  const slots: Slot[] = [];
  for (let day = dayOf(after, timeZone); day.start <= until; day = dayOf(day.end, timeZone)) {
    const date = dayIn(day.start, timeZone).replaceAll('-', '');
    const first = Math.max(0, Math.floor((after - day.start) / slot) + 1);
    for (let index = first; day.start + index * slot < day.end; index += 1) {
      const drawsAt = day.start + index * slot;
      if (drawsAt > until) return slots;
      slots.push({ numero: `${date}-${String(index).padStart(3, '0')}`, drawsAt, minute: index * slotMinutes });
    }
  }
  return slots;
}
