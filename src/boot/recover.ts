/**
 * A file was corrupted in transit, and the browser would cache it for a year: once the entry loads correctly, everything is
 * fetched bypassing that cache and the page reloads, once per tab. Never rejects.
 */
export async function recover(entry: string): Promise<void> {
  try {
    if (sessionStorage['recovered']) return;
    const reload = (address: string) => fetch(address, { cache: 'reload' });
    const answer = await reload(entry);
    if (!answer.ok || !`${answer.headers.get('Content-Type')}`.includes('javascript')) return;
    sessionStorage['recovered'] = 1;
    await Promise.all(
      performance.getEntriesByType('resource').map(({ name }) => name.startsWith(location.origin) && reload(name)),
    );
    location.reload();
  } catch {
    // Offline, or storage is blocked: the next visit retries.
  }
}
