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
  /** Called on success; a text that it returns is shown in a toast. */
  done?: (answer: T, input: I) => string | void;
  /** Handles a refusal by the gateway, in place of `failed`. */
  refused?: (why: string, error: AppError) => void;
  /** Handles a failure; by default it is set as `problem`. */
  failed?: (why: string, error: AppError) => void;
  /** The message of a failure, null for none; by default that of its code. */
  textOf?: (cause: unknown) => MessageDescriptor | null;
  /** Why the action is disabled offline; without it the action runs offline, too. */
  offline?: MessageDescriptor;
};

export type Action<I> = {
  /** Runs the action; ignored while it is pending or disabled. */
  readonly run: (input: I) => void;
  readonly pending: boolean;
  /** Why the action is disabled. */
  readonly off: string | undefined;
  /** Why the action failed, or may have failed: a retry with the same input is idempotent. */
  readonly problem: string | undefined;
  /** Clears the problem. */
  readonly clear: () => void;
};

const sentenceOf = (cause: unknown): MessageDescriptor => errorText[toAppError(cause).code];

/** Shows the reason of a failure in a toast. */
export const showFailure = (why: string): void => void toasts.show(why, { kind: 'error' });

/**
 * Runs a write on tap: one at a time, with one idempotency key per intended write, kept if an answer is lost [S1-400]. Nothing is
 * queued offline [S1-028].
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
