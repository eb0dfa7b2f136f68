import { type Period, periods, type Time } from './periods.ts';

/** Records in an hour or a day that begins at `begun_at`. */
type Counted = { readonly begun_at: number; readonly n: number };
/** Counts the records of a time in its whole days and its remaining hours; where `most` is an hour, in hours only. Newest first. */
export type Count = (time: Time, most: Period) => Promise<readonly Counted[]>;

/** The records of a time. */
export type Counts = Time & { readonly n: number };
type Bucket = Counts & { readonly span: Period };
type Page = { readonly skip: number; readonly limit: number };

/**
 * The hours, newest first, that contain a page of a list sorted newest first, and the number of their records
 * before the page. Days are counted before hours, so that a distant page costs no more than the first.
 */
export async function findPage(
  count: Count,
  time: Time,
  page: Page,
): Promise<{ times: readonly Time[]; skip: number }> {
  const days = takePage(await bucketsOf(count, time, 'day'), page);
  const hours: Bucket[] = [];
  for (const bucket of days.taken)
    hours.push(...(bucket.span === 'day' ? await bucketsOf(count, bucket, 'hour') : [bucket]));
  const { taken, skip } = takePage(hours, { ...page, skip: days.skip });
  return { times: joined(taken), skip };
}

async function bucketsOf(count: Count, { from, to }: Time, most: Period): Promise<Bucket[]> {
  const firstDay = Math.ceil(from / periods.day) * periods.day;
  const inDays = (at: number) => most === 'day' && at >= firstDay && at + periods.day <= to;
  return (await count({ from, to }, most)).map(({ begun_at: at, n }) => {
    const span = inDays(at) ? 'day' : 'hour';
    return { span, n, from: Math.max(from, at), to: Math.min(to, at + periods[span]) };
  });
}

/** The buckets, newest first, that contain a page, and the number of their records before it. */
export function takePage<B extends Counts>(
  buckets: readonly B[],
  { skip, limit }: Page,
): { taken: readonly B[]; skip: number } {
  let before = 0;
  const taken: B[] = [];
  for (const bucket of buckets) {
    if (before + bucket.n > skip && before < skip + limit) taken.push(bucket);
    before += bucket.n;
  }
  const [first] = taken;
  if (!first) return { taken, skip: 0 };
  const passed = buckets.slice(0, buckets.indexOf(first)).reduce((sum, { n }) => sum + n, 0);
  return { taken, skip: skip - passed };
}

/** Merges adjacent times; newest first. */
function joined(times: readonly Time[]): readonly Time[] {
  const all: Time[] = [];
  for (const { from, to } of times) {
    const later = all.at(-1);
    if (later?.from === to) all[all.length - 1] = { from, to: later.to };
    else all.push({ from, to });
  }
  return all;
}
