import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { smsCodeLength, smsCodeLifetime, type SmsPurpose } from '#src/contract/verification.ts';
import type { PhoneServiceSource } from '#src/platform/phone-service/load-phone-service.ts';
import { Field } from '#src/ui/field.tsx';
import { showMobile } from './dialling.ts';
import { HumanCheckNote } from '#src/components/captcha/human-check-note.tsx';
import type { MobileNumber } from './send-code.ts';
import s from './sms-code-field.module.css';
import { useAskCode } from './use-ask-code.ts';
import { useCountdown } from './use-countdown.ts';
import { nextSmsCode } from './web-otp.ts';

type SmsCodeFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'after' | 'hint' | 'errors'> & {
  errors?: readonly string[];
  purpose: SmsPurpose;
  /** Who sends the code in the place of the gateway. */
  service?: PhoneServiceSource | undefined;
  /** The number to send to, once it is right; null when it is not, which has been said at its field then. */
  number: () => Promise<MobileNumber | null>;
  /** A code that the browser has read off the message. */
  onCode: (code: string) => void;
};

const noErrors: readonly string[] = [];
const minutes = smsCodeLifetime / 60_000;

/**
 * The code of a message, and the link that asks for one: it turns into the seconds until the next may be asked for, and returns
 * after them [S2-142, S2-146].
 */
export function SmsCodeField({ purpose, service, number, onCode, errors = noErrors, ...field }: SmsCodeFieldProps) {
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

  const waits = seconds > 0;
  const to = sent?.to;
  return (
    <div className={s.code}>
      <Field
        {...field}
        label={t`SMS code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={smsCodeLength + 4}
        hint={to && t`Sent to ${to}. Good for ${minutes} minutes.`}
        errors={failure ? [...errors, failure] : errors}
        after={
          <button
            type="button"
            className={s.get}
            aria-label={waits ? t`The next code in ${seconds} seconds` : undefined}
            aria-disabled={waits || stage !== 'idle' || undefined}
            onClick={() => !waits && void ask()}
          >
            {waits ? t`${seconds} s` : <Trans>Get code</Trans>}
          </button>
        }
      />
      {!service && <HumanCheckNote stage={stage} />}
    </div>
  );
}
