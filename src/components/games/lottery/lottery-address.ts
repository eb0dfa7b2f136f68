import { codeText } from '#src/contract/core/code-text.ts';
import type { Theme } from '#src/platform/device/theme.ts';

/** The look of a lottery in an address: `css` is a theme, `mui` the code of the vendor's interface. */
export type Look = { readonly css?: string | undefined; readonly mui?: string | undefined };

/** The code of this app's interface, which a lottery's address names as `mui`. */
export const ourInterface = 'mare';

/** The frame URL of a launched lottery: its address with the requested look [S1-240]; a malformed code is left out. */
export function lotteryAddress(launched: string, { css, mui }: Look, theme: Theme): string {
  const url = new URL(launched);
  url.searchParams.set('css', css === 'light' || css === 'dark' ? css : theme);
  const ofVendor = codeText(mui);
  if (ofVendor !== undefined) url.searchParams.set('mui', ofVendor);
  return url.href;
}
