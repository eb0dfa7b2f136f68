import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { taskCode, taskFields } from '#src/contract/lobby/tasks.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/send.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { themeAtom } from '#src/state/app/theme.ts';
import type { Theme } from '#src/platform/device/theme.ts';
import type { Language } from '#src/contract/core/wire.ts';

type Shown = { code: string | undefined; language: Language; theme: Theme };

/**
 * URL of the frame: the task link, with the member's code in its query instead of the session's token [S1-232], the language and
 * the theme.
 */
export function taskAddress(link: string, { code, language, theme }: Shown): string {
  const url = new URL(link);
  if (code !== undefined) url.searchParams.set(taskFields.code, code);
  url.searchParams.set(taskFields.language, language);
  url.searchParams.set(taskFields.theme, theme);
  return url.href;
}

/** Delay of the frame after the page, and of hiding the spinner after the frame has loaded; ms [S1-236, S1-237]. */
const frameDelay = 150;
const spinnerDelay = 100;
/** Timeout of the framed page; ms. */
const timeout = 9000;

/** The member's code; it is valid once, so every frame gets a new one. */
const newCode = async (): Promise<string> => (await send(taskCode, { body: {} })).code;

/** The life cycle of one task frame: its URL, whether it shows its page, and its error. */
export function useTaskFrame(link: string, signedIn: boolean) {
  const online = useAtomValue(onlineAtom);
  const language = useAtomValue(languageAtom);
  const theme = useAtomValue(themeAtom);
  const [url, setUrl] = useState<string>();
  const [loaded, setLoaded] = useState(false);
  const [ready, setReady] = useState(false);
  const [trouble, setTrouble] = useState<ErrorCode>();

  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => {
      const code = signedIn ? newCode() : Promise.resolve(undefined);
      code.then(
        (given) => left || setUrl(taskAddress(link, { code: given, language, theme })),
        (cause: unknown) => left || setTrouble(toAppError(cause).code),
      );
    }, frameDelay);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [link, signedIn, language, theme]);

  useEffect(() => {
    if (ready) return undefined;
    const timer = setTimeout(() => setTrouble('timeout'), timeout);
    return () => clearTimeout(timer);
  }, [ready]);

  useEffect(() => {
    if (!loaded) return undefined;
    const timer = setTimeout(() => setReady(true), spinnerDelay);
    return () => clearTimeout(timer);
  }, [loaded]);

  return {
    url,
    ready,
    trouble: trouble && !online ? 'no_internet' : trouble,
    onLoad: () => setLoaded(true),
  };
}
