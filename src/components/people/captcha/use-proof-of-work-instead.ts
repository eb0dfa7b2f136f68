import { useLingui } from '@lingui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { errorText } from '#src/platform/language/error-text.ts';

/** Sets a field's text as if it had been typed, so that any form that holds the field is notified. */
function typeInto(input: HTMLInputElement | null | undefined, text: string): void {
  if (!input) return;
  // React ignores a change made through the element's own, tracked setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * For people who cannot see a captcha's picture: a proof of work by the browser instead, harder than that of an SMS. Its answer
 * is entered into the field, and `onNewId` receives its id: the gateway accepts the pair as a captcha, once.
 */
export function useProofOfWorkInstead(field: RefObject<HTMLElement | null>, onNewId: (id: string) => void) {
  const { i18n } = useLingui();
  const [stage, setStage] = useState<'idle' | 'checking' | 'done'>('idle');
  const [failed, setFailed] = useState<ErrorCode>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailed(undefined);
    setStage('checking');
    try {
      const { passHumanCheck } = await import('#src/platform/human/pass-human-check.ts');
      const { challengeId, challengeAnswer } = await passHumanCheck('picture', controller.signal);
      onNewId(challengeId);
      typeInto(field.current?.querySelector('input'), challengeAnswer);
      setStage('done');
    } catch (cause) {
      if (controller.signal.aborted) return;
      setStage('idle');
      setFailed(toAppError(cause).code);
    } finally {
      running.current = null;
    }
  };
  return { stage, failure: failed && i18n._(errorText[failed]), begin };
}
