/** Masks an account name for strangers: its first three and last two letters, fewer of a short name. `marina.s` → `mar***.s`. */
export function maskAccount(account: string): string {
  const letters = Array.from(account);
  const first = Math.min(3, Math.ceil(letters.length / 3));
  const last = letters.length - first > 3 ? 2 : 0;
  return `${letters.slice(0, first).join('')}***${letters.slice(letters.length - last).join('')}`;
}
