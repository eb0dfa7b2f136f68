import { useLingui } from '@lingui/react/macro';
import { loadingMax, noticeDuration } from '#src/contract/core/limits.ts';
import type { SmsPurpose } from '#src/contract/identity/verification.ts';
import type { PhoneServiceSource } from '#src/platform/phone-service/load-phone-service.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { type MobileNumber, sendCode } from './send-code.ts';
import { sendCodeByService } from './service-code.ts';
import { useOneAsk } from './use-one-ask.ts';

type Options = {
  purpose: SmsPurpose;
  /** The service that sends the code instead of the gateway. */
  service: PhoneServiceSource | undefined;
  /** The number, if valid; otherwise null, with an error at its field [S2-157]. */
  number: () => Promise<MobileNumber | null>;
  onSent: (expirationTime: number, number: MobileNumber) => void;
};

/**
 * Requests a code: `checking` during the human check, `sending` until the gateway has answered, with the notices of both [S2-235,
 * S2-240, S2-241], for both the gateway and a push service; a failure removes them [S2-237].
 */
export function useAskCode({ purpose, service, number, onSent }: Options) {
  const { t, i18n } = useLingui();
  const { stage, failed, run } = useOneAsk();
  const ask = () =>
    run(async ({ signal, onChecking, onSending }) => {
      const to = await number();
      if (!to) return;
      let loading: number | undefined;
      const tell = () => {
        onSending();
        loading = toasts.show(t`Sending the code by SMS…`, { kind: 'loading', duration: loadingMax.sms });
      };
      onChecking();
      try {
        if (service) tell();
        const { expirationTime } = await (service
          ? sendCodeByService(service, to)
          : sendCode(purpose, to, { signal, onSending: tell }));
        if (signal.aborted) return;
        toasts.show(t`The code has been sent.`, { kind: 'success', duration: noticeDuration.smsSent });
        onSent(expirationTime, to);
      } finally {
        if (loading !== undefined) toasts.hide(loading);
      }
    });
  // Translated into the current language.
  const said = failed === 'invalid_request' ? t`We cannot send an SMS to this number. Check it.` : undefined;
  return { stage, failure: said ?? (failed && i18n._(errorText[failed])), ask };
}
