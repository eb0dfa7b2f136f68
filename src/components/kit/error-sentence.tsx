import { useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { errorText } from '#src/platform/language/error-text.ts';

/** What happened and what to do about it, as the one table of texts has it. `neverSeen`: and why nothing is shown from before. */
export function ErrorSentence({ code, neverSeen = false }: { code: ErrorCode; neverSeen?: boolean }) {
  const { i18n } = useLingui();
  const what = i18n._(errorText[code]);
  return neverSeen ? `${what} ${i18n._(connectionText.neverSeen)}` : what;
}
