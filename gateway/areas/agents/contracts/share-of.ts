const whole = 10_000;

/** A rate (hundredths of a percent) of an amount, rounded down; minor units. Nothing of what is below zero. */
export const shareOf = (minor: number, rate: number): number =>
  minor <= 0 ? 0 : Number((BigInt(minor) * BigInt(rate)) / BigInt(whole));
