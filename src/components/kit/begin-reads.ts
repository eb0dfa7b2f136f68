/**
 * Reads of a page that is rendered while they are pending: they start before its code has loaded, and a browser does not wait for
 * them. Only the server does: nothing follows its document.
 */
export async function beginReads(...reads: Promise<void>[]): Promise<void> {
  if (typeof document === 'undefined') await Promise.all(reads);
}
