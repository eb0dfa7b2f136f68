/**
 * The downloaded file: one code per line, with their purpose; no account name, so that a finder of the file does not learn both.
 */
export const recoveryCodesText = (title: string, note: string, codes: readonly string[]): string =>
  [title, note, '', ...codes, ''].join('\r\n');

/** Offers a text as a download, like a click on a link to it. */
export function downloadText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
