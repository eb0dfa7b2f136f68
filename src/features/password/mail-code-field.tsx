import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { HumanCheckNote } from '#src/components/people/captcha/human-check-note.tsx';
import { CodeField } from '#src/components/people/sms/code-field.tsx';
import { useCountdown } from '#src/components/people/sms/use-countdown.ts';
import { useOneAsk } from '#src/components/people/sms/use-one-ask.ts';
import { mailCodeLength, mailCodeLifetime } from '#src/contract/identity/recovery.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { askMailCode } from './ask-mail-code.ts';

type MailCodeFieldProps = Omit<
  ComponentProps<typeof CodeField>,
  'label' | 'hint' | 'failure' | 'digits' | 'seconds' | 'busy' | 'onAsk'
> & {
  /** The account name, if valid; otherwise null, with an error at its field. */
  account: () => Promise<string | null>;
};

const minutes = mailCodeLifetime / 60_000;

/** The code of an email, and the link that requests one. */
export function MailCodeField({ account, ...field }: MailCodeFieldProps) {
  const { t, i18n } = useLingui();
  const { seconds, start } = useCountdown('email');
  const [sentTo, setSentTo] = useState<string>();
  const { stage, failed, run } = useOneAsk();
  const ask = () =>
    run(async ({ signal, onChecking, onSending }) => {
      const username = await account();
      if (username === null) return;
      onChecking();
      start(await askMailCode(username, { signal, onSending }));
      setSentTo(username);
    });
  return (
    <>
      <CodeField
        {...field}
        label={t`Code from the e-mail`}
        digits={mailCodeLength}
        hint={
          sentTo &&
          t`If ${sentTo} has an account here with an e-mail address, a code is on its way. It is valid for ${minutes} minutes; check your spam folder too.`
        }
        failure={failed && i18n._(errorText[failed])}
        seconds={seconds}
        busy={stage !== 'idle'}
        onAsk={() => void ask()}
      />
      <HumanCheckNote stage={stage} />
    </>
  );
}
