/** An address with its parameters in one order, and without a '?' that nothing follows. */
export function canonicalAddress(address: string): string {
  const query = address.indexOf('?');
  const path = query === -1 ? address : address.slice(0, query);
  const parameters = new URLSearchParams(address.slice(path.length));
  parameters.sort();
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
