import { useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { toAppError } from '#src/platform/calls/errors.ts';

type Steps = {
  readonly signal: AbortSignal;
  /** The human check is running. */
  readonly onChecking: () => void;
  /** The code is being requested. */
  readonly onSending: () => void;
};

/** Requests a code, one at a time: another press during a request is ignored; leaving the page aborts it. */
export function useOneAsk() {
  const [stage, setStage] = useState<'idle' | 'checking' | 'sending'>('idle');
  const [failed, setFailed] = useState<ErrorCode>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (ask: (steps: Steps) => Promise<void>) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailed(undefined);
    const { signal } = controller;
    try {
      await ask({ signal, onChecking: () => setStage('checking'), onSending: () => setStage('sending') });
    } catch (cause) {
      if (!signal.aborted) setFailed(toAppError(cause).code);
    } finally {
      if (!signal.aborted) setStage('idle');
      running.current = null;
    }
  };
  return { stage, failed, run };
}
