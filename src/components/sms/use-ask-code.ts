import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { loadingMax, noticeDuration } from '#src/contract/limits.ts';
import type { ErrorCode } from '#src/contract/error-code.ts';
import type { SmsPurpose } from '#src/contract/verification.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import type { PhoneServiceSource } from '#src/platform/phone-service/load-phone-service.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { type MobileNumber, sendCode } from './send-code.ts';
import { sendCodeByService } from './service-code.ts';

type Options = {
  purpose: SmsPurpose;
  /** Who sends the code in the place of the gateway. */
  service: PhoneServiceSource | undefined;
  /** The number, once it is right; null when it is not, which is said at its field then [S2-157]. */
  number: () => Promise<MobileNumber | null>;
  onSent: (expirationTime: number, number: MobileNumber) => void;
};

/**
 * Asking for a code: `checking` while a person is shown, `sending` until the gateway has answered, with the notices of both
 * [S2-235, S2-240, S2-241], whoever sends it; a failure takes them away [S2-237]. Another press while one is under way does nothing; leaving the page ends it.
 */
export function useAskCode({ purpose, service, number, onSent }: Options) {
  const { t, i18n } = useLingui();
  const [stage, setStage] = useState<'idle' | 'checking' | 'sending'>('idle');
  const [failed, setFailed] = useState<ErrorCode>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailed(undefined);
    const to = await number();
    let loading: number | undefined;
    try {
      if (!to) return;
      setStage('checking');
      const onSending = () => {
        setStage('sending');
        loading = toasts.show(t`Sending the code by SMS…`, { kind: 'loading', duration: loadingMax.sms });
      };
      const { signal } = controller;
      if (service) onSending();
      const { expirationTime } = await (service
        ? sendCodeByService(service, to)
        : sendCode(purpose, to, { signal, onSending }));
      if (signal.aborted) return;
      toasts.show(t`The code has been sent.`, { kind: 'success', duration: noticeDuration.smsSent });
      onSent(expirationTime, to);
    } catch (cause) {
      if (!controller.signal.aborted) setFailed(toAppError(cause).code);
    } finally {
      if (loading !== undefined) toasts.hide(loading);
      if (!controller.signal.aborted) setStage('idle');
      running.current = null;
    }
  };
  // In the language of the moment.
  const said = failed === 'invalid_request' ? t`No SMS can be sent to this number. Check it.` : undefined;
  return { stage, failure: said ?? (failed && i18n._(errorText[failed])), ask };
}
