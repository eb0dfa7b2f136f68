import type { I18n } from '@lingui/core';
import { checkAffiliate } from '#src/contract/identity/registration.ts';
import { noticeDuration } from '#src/contract/core/limits.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/send.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { toasts } from '#src/ui/toast-store.ts';

/** Whether an invitation code is good; undefined when nobody answers, and the gateway decides later. Never rejects. */
export async function verifyInvitation(code: string): Promise<boolean | undefined> {
  try {
    await send(checkAffiliate, { query: { code } });
    return true;
  } catch (cause) {
    return toAppError(cause).code === 'invitation_code_error' ? false : undefined;
  }
}

/** Says for 1 s that an invitation code is not valid [S2-170]; the field goes on saying it. */
export const showBadInvitation = (i18n: I18n): void =>
  void toasts.show(i18n._(errorText.invitation_code_error), { kind: 'error', duration: noticeDuration.invitation });
