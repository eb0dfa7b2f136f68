/** An address with its parameters in one order, and without a '?' that nothing follows. */
export function canonicalAddress(address: string): string {
  const [path = '', search = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.sort();
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
