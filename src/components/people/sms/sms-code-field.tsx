import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { smsCodeLength, smsCodeLifetime, type SmsPurpose } from '#src/contract/identity/verification.ts';
import type { PhoneServiceSource } from '#src/platform/phone-service/load-phone-service.ts';
import { showMobile } from './dialling.ts';
import { HumanCheckNote } from '#src/components/people/captcha/human-check-note.tsx';
import { CodeField } from './code-field.tsx';
import type { MobileNumber } from './send-code.ts';
import { useAskCode } from './use-ask-code.ts';
import { useCountdown } from './use-countdown.ts';
import { credentials } from '#src/platform/base/browser-parts.ts';

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** The code of the next message to this site, read by the browser (WebOTP); never settles if unsupported. `signal` aborts it. */
async function nextSmsCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  // Refused, aborted, or in a frame: the code has to be typed.
  const credential = await credentials()
    ?.get(request)
    .catch(() => null);
  return credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : undefined;
}

type SmsCodeFieldProps = Omit<
  ComponentProps<typeof CodeField>,
  'label' | 'hint' | 'failure' | 'digits' | 'seconds' | 'busy' | 'onAsk'
> & {
  purpose: SmsPurpose;
  /** The service that sends the code instead of the gateway. */
  service?: PhoneServiceSource | undefined;
  /** The recipient's number, if valid; otherwise null, with an error at its field. */
  number: () => Promise<MobileNumber | null>;
  /** Called with a code that the browser has read from the message. */
  onCode: (code: string) => void;
};

const minutes = smsCodeLifetime / 60_000;

/** The code of a message, and the link that requests one; filled in by a browser that reads the message. */
export function SmsCodeField({ purpose, service, number, onCode, ...field }: SmsCodeFieldProps) {
  const { t } = useLingui();
  const { seconds, start } = useCountdown(purpose);
  const [sent, setSent] = useState<{ to: string; at: number }>();
  const { stage, failure, ask } = useAskCode({
    purpose,
    service,
    number,
    onSent: (expirationTime, { mobile, dialingCode }) => {
      start(expirationTime);
      setSent({ to: showMobile(mobile, dialingCode), at: expirationTime });
    },
  });

  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!sent) return;
    const waiting = new AbortController();
    void nextSmsCode(waiting.signal).then((code) => code !== undefined && take(code));
    return () => waiting.abort();
  }, [sent]);

  const to = sent?.to;
  return (
    <>
      <CodeField
        {...field}
        label={t`SMS code`}
        digits={smsCodeLength}
        hint={to && t`Sent to ${to}. Valid for ${minutes} minutes.`}
        failure={failure}
        seconds={seconds}
        busy={stage !== 'idle'}
        onAsk={() => void ask()}
      />
      {!service && <HumanCheckNote stage={stage} />}
    </>
  );
}
