import { useAtomValue } from 'jotai';
import { onlineAtom } from '#src/platform/device/online.ts';
import type { Readable } from '#src/platform/resource/resource.ts';
import { useInterval } from '#src/ui/use-interval.ts';
import { usePageVisible } from '#src/ui/use-page-visible.ts';
import { type Read, useRead } from './resource-view.tsx';

/** Calls `look` every `every` milliseconds while the page is visible and online; undefined: never. */
export function usePolling(every: number | undefined, look: () => void): void {
  const online = useAtomValue(onlineAtom);
  const visible = usePageVisible();
  useInterval(every !== undefined && online && visible, every ?? 0, look);
}

/** A read that is polled every `every` milliseconds while the page is visible and online. */
export function useLiveRead<P, T>(resource: Readable<P, T>, params: P, every: number): Read<T> {
  const read = useRead(resource, params);
  usePolling(every, read.again);
  return read;
}
