import type { Resource } from '#src/platform/resource/resource.ts';
import { useTellHydrated } from '#src/state/hydrated.tsx';
import { usePageAge } from '#src/state/page-age.ts';
import { useRead } from './resource-view.tsx';

/** What a served page is made of: its header says how old that is, and with it the page tells that it is hydrated. */
export function usePageRead<P, T>(resource: Resource<P, T>, params: P) {
  const read = useRead(resource, params);
  useTellHydrated();
  usePageAge(read.at);
  return read;
}
