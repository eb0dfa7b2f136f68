import type { MessageDescriptor } from '@lingui/core';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { textOfFailure } from '#src/components/people/passkeys/ceremony-text.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

/** Old browsers do not support passkeys, nor does a page without https. */
const isPossible = () => typeof PublicKeyCredential === 'function';

/**
 * Login by a passkey, by a button or by choosing one in the username field. The code is loaded when the page is idle; leaving the
 * page, or switching the method, cancels the request.
 */
export function usePasskeyLogin() {
  const store = useStore();
  const online = useAtomValue(onlineAtom);
  const [round, setRound] = useState(0);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<MessageDescriptor | null>(null);
  const asking = useRef(false);
  const end = useRef<() => void>(() => undefined);

  const failed = useEffectEvent((cause: unknown) => {
    setFailure(textOfFailure(cause));
    setRound((last) => last + 1);
  });
  useEffect(() => {
    if (!online || !isPossible()) return;
    let left = false;
    const callOff = whenIdle(() => {
      void import('./watch-autofill.ts').then(
        ({ watchAutofill }) => {
          if (!left && !asking.current) end.current = watchAutofill(store, (cause) => left || failed(cause));
        },
        () => undefined,
      );
    });
    return () => {
      left = true;
      callOff();
      end.current();
    };
  }, [store, online, round]);

  const logIn = async () => {
    end.current();
    asking.current = true;
    setFailure(null);
    setPending(true);
    try {
      const [{ signQuestion, enterByPasskey }, { stopCeremony }] = await Promise.all([
        import('./passkey-login.ts'),
        import('#src/platform/passkeys/ceremony.ts'),
      ]);
      end.current = stopCeremony;
      await enterByPasskey(store, await signQuestion());
    } catch (cause) {
      // Offered in the field again. Not after a login: the page is being left, and a second one would end the session of the
      // first.
      setFailure(textOfFailure(cause));
      setRound((last) => last + 1);
    } finally {
      asking.current = false;
      setPending(false);
    }
  };
  return { possible: isPossible, pending, failure, logIn };
}
