import type { Store } from '#src/platform/resource/resource.ts';
import { currentRecord } from './session-runtime.ts';

/**
 * Whether a page's loader reads what only members of some types may: false for others and for visitors, whose requests would be
 * refused. At a cold start it waits for the stored session.
 */
export async function loadsFor(store: Store, allows: (type: number) => boolean): Promise<boolean> {
  const record = await currentRecord(store);
  return record !== null && allows(record.type);
}
