import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useAtomValue, useStore } from 'jotai';
import { useRef, useState } from 'react';
import { type AppError, toAppError } from '#src/platform/calls/errors.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import type { Write } from '#src/platform/resource/define-write.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { createIntent } from './intent.ts';

type Options<I, T> = {
  /** Called when it is done; a text that it answers is shown in a toast. */
  done?: (answer: T, input: I) => string | void;
  /** Takes the reason of a refusal by the gateway, in place of `failed`. */
  refused?: (why: string, error: AppError) => void;
  /** Takes the reason of a failure; it stands in `problem` when left out. */
  failed?: (why: string, error: AppError) => void;
  /** The sentence of a failure, null for one that goes without; that of its code when left out. */
  textOf?: (cause: unknown) => MessageDescriptor | null;
  /** Why it is off without a network; when left out it is tried all the same. */
  offline?: MessageDescriptor;
};

export type Action<I> = {
  /** Does it; nothing while it is under way or off. */
  readonly run: (input: I) => void;
  readonly pending: boolean;
  /** Why it is off now. */
  readonly off: string | undefined;
  /** Why it was not done, or may not have been: done again with the same input it is done once. */
  readonly problem: string | undefined;
  /** Takes the problem away. */
  readonly clear: () => void;
};

const sentenceOf = (cause: unknown): MessageDescriptor => errorText[toAppError(cause).code];

/** Says in a toast why something was not done. */
export const showFailure = (why: string): void => void toasts.show(why, { kind: 'error' });

/**
 * Does a write by a tap: one at a time, with one idempotency key for what is meant to be done once, which is kept while an answer is lost
 * [S1-400]. Nothing of it waits for a network [S1-028].
 */
export function useAction<I = void, T = unknown>(write: Write<I, T>, options: Options<I, T> = {}): Action<I> {
  const { done, refused, failed, textOf = sentenceOf, offline } = options;
  const { i18n } = useLingui();
  const store = useStore();
  const online = useAtomValue(onlineAtom);
  const [intent] = useState(createIntent);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<MessageDescriptor | null>(null);
  const running = useRef(false);
  const off = offline && !online ? i18n._(offline) : undefined;

  const fail = (cause: unknown) => {
    const text = textOf(cause);
    const error = toAppError(cause);
    const take = (error.refused ? refused : undefined) ?? failed;
    if (!take || !text) setProblem(text);
    else take(i18n._(text), error);
  };
  const run = async (input: I) => {
    if (running.current || off !== undefined) return;
    running.current = true;
    setPending(true);
    setProblem(null);
    const end = await intent
      .attempt(input, (key) => write(store, input, key))
      .then(
        (answer) => () => {
          const said = done?.(answer, input);
          if (said) toasts.show(said, { kind: 'success' });
        },
        (cause: unknown) => () => fail(cause),
      );
    running.current = false;
    setPending(false);
    end();
  };
  return {
    run: (input) => void run(input),
    pending,
    off,
    problem: problem ? i18n._(problem) : undefined,
    clear: () => setProblem(null),
  };
}
