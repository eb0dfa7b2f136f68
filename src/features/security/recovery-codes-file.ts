/**
 * The downloaded file: one code per line, with their purpose; no account name, so that a finder of the file does not learn both.
 */
export const recoveryCodesText = (title: string, note: string, codes: readonly string[]): string =>
  [title, note, '', ...codes, ''].join('\r\n');
