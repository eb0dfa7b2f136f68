import type { Language } from '#src/contract/core/wire.ts';

/** Bits a second as megabits: one decimal below ten, none above (`0,8`, `25`). */
export function formatMegabits(bits: number, language: Language): string {
  const megabits = bits / 1_000_000;
  const text = megabits < 10 ? Math.max(0.1, megabits).toFixed(1) : String(Math.round(megabits));
  return language === 'pt' ? text.replace('.', ',') : text;
}
