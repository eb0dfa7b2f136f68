/** The value that `share` of the values do not exceed, by the nearest rank. Throws on an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const found = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}

/** The middle value, the mean of two middle ones. Throws on an empty list. */
export function median(values: readonly number[]): number {
  return (
    (percentile(values, 0.5) +
      percentile(
        values.map((value) => -value),
        0.5,
      ) *
        -1) /
    2
  );
}

/** The median ratio of values measured one right after the other, so that a drift of the machine cancels out. */
export function pairedRatio(measured: readonly number[], control: readonly number[]): number {
  return median(measured.map((value, index) => value / (control[index] ?? NaN)));
}

const grouped = (value: number, digits = 0) => value.toLocaleString('en-US', { maximumFractionDigits: digits });

export const inMs = (value: number, digits = 0) => `${grouped(value, digits)} ms`;
/** 1 kB is 1000 bytes. */
export const inKb = (bytes: number) => `${grouped(bytes / 1000, 1)} kB`;
export const inMb = (bytes: number) => `${grouped(bytes / 1e6)} MB`;
export const perSecond = (count: number) => `${grouped(count)} /s`;
export const inPercent = (share: number) => `${(share * 100).toFixed(2)} %`;
