export const commissionKinds = ['turnover', 'deposit'] as const;
export type CommissionKind = (typeof commissionKinds)[number];

/**
 * `base`: turnover or net deposits of a day, minor units, below zero where more was taken back. `rate` in hundredths of a per cent. `rest`:
 * carried over from the day before, in ten-thousandths of a minor unit. `room`: what the inviter's bound of the day leaves, minor units.
 */
type Due = { readonly base: number; readonly rate: number; readonly rest: number; readonly room: number };
type Settled = { readonly amount: number; readonly cut: number; readonly rest: number };

const parts = 10_000n;
const furthest = BigInt(Number.MIN_SAFE_INTEGER);

/**
 * The commission of a day in whole minor units. What is left of a unit, and what is below zero, is carried over to the next day, so that all days
 * together are exact; `cut` is beyond the bound of the day, and gone.
 */
export function settle({ base, rate, rest, room }: Due): Settled {
  const owed = BigInt(base) * BigInt(rate) + BigInt(rest);
  const whole = owed > 0n ? owed / parts : 0n;
  const left = owed - whole * parts;
  const amount = Math.min(Number(whole), Math.max(0, room));
  return { amount, cut: Number(whole) - amount, rest: Number(left < furthest ? furthest : left) };
}
