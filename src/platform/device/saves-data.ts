/** Whether the reader has asked the browser to use as little of the network as it can; false where it cannot say. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
