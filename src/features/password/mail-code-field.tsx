import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { HumanCheckNote } from '#src/components/captcha/human-check-note.tsx';
import { useCountdown } from '#src/components/sms/use-countdown.ts';
import { mailCodeLength, mailCodeLifetime } from '#src/contract/recovery.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { Field } from '#src/ui/field.tsx';
import { askMailCode } from './ask-mail-code.ts';
import s from './forget-page.module.css';

type MailCodeFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'after' | 'hint' | 'errors'> & {
  errors: readonly string[];
  /** The account name, once it is right; null when it is not, which has been said at its field then. */
  account: () => Promise<string | null>;
};

const minutes = mailCodeLifetime / 60_000;

/** The code of a letter, and the link that asks for one, which turns into the seconds until the next. */
export function MailCodeField({ account, errors, ...field }: MailCodeFieldProps) {
  const { t, i18n } = useLingui();
  const { seconds, start } = useCountdown('email');
  const [sentTo, setSentTo] = useState<string>();
  const [stage, setStage] = useState<'idle' | 'checking' | 'sending'>('idle');
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailure(undefined);
    try {
      const username = await account();
      if (username === null) return;
      setStage('checking');
      start(await askMailCode(username, { signal: controller.signal, onSending: () => setStage('sending') }));
      setSentTo(username);
    } catch (cause) {
      if (!controller.signal.aborted) setFailure(i18n._(errorText[toAppError(cause).code]));
    } finally {
      running.current = null;
      if (!controller.signal.aborted) setStage('idle');
    }
  };
  const waits = seconds > 0;
  return (
    <div className={s.code}>
      <Field
        {...field}
        label={t`Code from the e-mail`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={mailCodeLength + 4}
        hint={
          sentTo &&
          t`If ${sentTo} has an account here with an e-mail address, a code is on its way there. Good for ${minutes} minutes; look in the spam folder, too.`
        }
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
      <HumanCheckNote stage={stage} />
    </div>
  );
}
