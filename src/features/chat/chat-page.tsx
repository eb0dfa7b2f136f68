import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { keepsCookies } from '#src/platform/base/browser-parts.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import buttons from '#src/ui/button-row.module.css';
import { Spinner } from '#src/ui/spinner.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import s from './chat-page.module.css';
import { requestChat } from './launch-chat.ts';

/** The page is led to the chat so long after the answer; ms [S1-310]. */
const leaveAfter = 500;

/** The code of the address is good for a minute; ms. */
const codeLife = 50_000;

type ChatPageProps = { leaveTo?: (address: string) => void };
const replacePage = (address: string) => location.replace(address);

/**
 * /m/chat: launches the live chat and navigates to it [S1-310], replacing its entry in the history; or says why there is none. A page that
 * keeps its session in memory, because the browser stores no cookies, stays: the chat opens in another tab.
 */
export function ChatPage({ leaveTo = replacePage }: ChatPageProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const isMember = useAtomValue(memberAtom) !== null;
  const [tries, setTries] = useState(0);
  const [trouble, setTrouble] = useState<ErrorCode>();
  const [beside, setBeside] = useState<{ address: string; until: number }>();

  const ask = useEffectEvent(() => requestChat(language, t`Support`));
  const leave = useEffectEvent((address: string) => leaveTo(address));
  const offer = useEffectEvent((address: string) => setBeside({ address, until: Date.now() + codeLife }));
  useEffect(() => {
    // A page is shown before it is known whose it is.
    if (!isMember) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    ask().then(
      (address) => {
        if (left) return;
        if (keepsCookies()) timer = setTimeout(() => leave(address), leaveAfter);
        else offer(address);
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

  if (beside)
    return (
      <StatePanel
        kind="empty"
        title={t`The chat opens in another tab`}
        action={
          <a
            className={buttonClass()}
            href={beside.address}
            target="_blank"
            rel="noopener"
            // The gateway opens it for our own page alone, and not every browser says which page asks in another way.
            referrerPolicy="same-origin"
            onClick={(event) => {
              // Its code is good once, and for a minute.
              if (Date.now() > beside.until) event.preventDefault();
              setBeside(undefined);
              setTries(tries + 1);
            }}
          >
            <Trans>Open the chat</Trans>
          </a>
        }
      >
        <Trans>This browser saves nothing: you stay logged in only while this page is open.</Trans>
      </StatePanel>
    );
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
