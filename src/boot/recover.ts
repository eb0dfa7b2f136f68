/**
 * Something on the way corrupted a file, and the browser would cache it so for a year: once the entry comes as it should,
 * everything is fetched past that cache and the page begins anew, once in a tab. Never rejects.
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
    // No network, or no storage to note it in: the next visit tries again.
  }
}
