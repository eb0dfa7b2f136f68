/** What is downloaded: codes one under the other, with what they are for; no account, lest whoever finds the file has both. */
export const recoveryCodesText = (title: string, note: string, codes: readonly string[]): string =>
  [title, note, '', ...codes, ''].join('\r\n');

/** Offers a text to be kept as a file, as a click on a link to it does. */
export function downloadText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
