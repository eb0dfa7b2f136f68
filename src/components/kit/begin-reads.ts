/**
 * The reads of a page that is shown while they are under way: they begin before its code is there, and a browser waits
 * for none of them. Only the server does: nothing comes after its document.
 */
export async function beginReads(...reads: Promise<void>[]): Promise<void> {
  if (typeof document === 'undefined') await Promise.all(reads);
}
