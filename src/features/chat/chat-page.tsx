import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ErrorCode } from '#src/contract/error-code.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { languageAtom } from '#src/state/language.ts';
import { memberAtom } from '#src/state/session-atoms.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import buttons from '#src/ui/button-row.module.css';
import { Spinner } from '#src/ui/spinner.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import s from './chat-page.module.css';
import { requestChat } from './launch-chat.ts';

/** The page is led to the chat so long after the answer; ms [S1-310]. */
const leaveAfter = 500;

type ChatPageProps = { leaveTo?: (address: string) => void };
const replacePage = (address: string) => location.replace(address);

/** /m/chat: asks for the live chat and leads to it [S1-310], in its own place in the history; or says why there is none. */
export function ChatPage({ leaveTo = replacePage }: ChatPageProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const isMember = useAtomValue(memberAtom) !== null;
  const [tries, setTries] = useState(0);
  const [trouble, setTrouble] = useState<ErrorCode>();

  const ask = useEffectEvent(() => requestChat(language, t`Support`));
  const leave = useEffectEvent((address: string) => leaveTo(address));
  useEffect(() => {
    // A page is shown before it is known whose it is.
    if (!isMember) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    ask().then(
      (address) => {
        if (!left) timer = setTimeout(() => leave(address), leaveAfter);
      },
      (cause: unknown) => {
        if (!left) setTrouble(toAppError(cause).code);
      },
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [isMember, tries]);

  if (trouble === undefined)
    return (
      <div className={s.page}>
        <Spinner label={t`The chat is opening`} large />
      </div>
    );
  const again = () => {
    setTrouble(undefined);
    setTries(tries + 1);
  };
  return (
    <StatePanel
      kind={trouble === 'no_internet' ? 'offline' : 'error'}
      title={t`The chat did not open`}
      action={
        <span className={buttons.row}>
          <Button onClick={again}>
            <Trans>Try again</Trans>
          </Button>
          <Link to="/m/service" className={buttonClass({ variant: 'line' })}>
            <Trans>Other ways to reach us</Trans>
          </Link>
        </span>
      }
    >
      {i18n._(errorText[trouble])}
    </StatePanel>
  );
}
