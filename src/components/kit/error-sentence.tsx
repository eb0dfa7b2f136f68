import { useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { errorText } from '#src/platform/language/error-text.ts';

/** The error and its remedy, from the table of error texts. `neverSeen`: instead, why no earlier content is shown. */
export function ErrorSentence({ code, neverSeen = false }: { code: ErrorCode; neverSeen?: boolean }) {
  const { i18n } = useLingui();
  return i18n._(neverSeen ? connectionText.neverSeen : errorText[code]);
}
