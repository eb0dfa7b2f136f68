import * as v from 'valibot';

/** Money on the wire: a decimal string with two digits after the point, never a float [S1-023]. */
export const Amount = v.pipe(v.string(), v.regex(/^-?\d{1,13}\.\d{2}$/));
export type Amount = v.InferOutput<typeof Amount>;

/** A positive amount, as stakes and wins are. */
export const PositiveAmount = v.pipe(
  Amount,
  v.check((text) => toMinor(text) > 0),
);

/** `'12.34'` → `1234`, in minor units; exact for every Amount. */
export function toMinor(amount: Amount): number {
  const minor = Number(amount.replace('.', ''));
  return minor === 0 ? 0 : minor;
}

/** `1234` → `'12.34'`; `-5` → `'-0.05'`. */
export function fromMinor(minor: number): Amount {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return minor < 0 ? `-${text}` : text;
}
