import { usePromise } from '#src/components/people/money/use-promise.ts';

/** A promised time in words, for a place that takes no hook. */
export const Within = ({ minutes }: { minutes: number }) => usePromise(minutes);
