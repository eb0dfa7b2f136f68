import type { Store } from '#src/platform/resource/resource.ts';
import { currentRecord } from './session-runtime.ts';

/** The type of the member, undefined for a visitor; at a cold start it waits for the stored session. */
export const memberType = async (store: Store): Promise<number | undefined> => (await currentRecord(store))?.type;

/** Whether a page's loader reads what only members of some types may: false for others and for visitors, whose requests would be refused. */
export async function loadsFor(store: Store, allows: (type: number) => boolean): Promise<boolean> {
  const type = await memberType(store);
  return type !== undefined && allows(type);
}
