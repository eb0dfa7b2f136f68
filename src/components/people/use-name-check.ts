import { useEffect, useEffectEvent, useState } from 'react';
import { checkUsername } from '#src/contract/identity/registration.ts';
import { send } from '#src/platform/calls/send.ts';

/** Pause in typing before a name is checked; ms. */
const pause = 400;

/**
 * Whether the name in the field was found to be free; checked while typing, where `asks` (well formed, and online). A taken name
 * is reported. A failed check is ignored: the gateway decides when the form is submitted.
 */
export function useNameCheck(name: string, asks: boolean, onTaken: (name: string) => void): boolean {
  const [free, setFree] = useState<string>();
  const told = useEffectEvent(onTaken);
  useEffect(() => {
    if (!asks) return;
    const asking = new AbortController();
    const ask = () =>
      send(checkUsername, { query: { username: name }, signal: asking.signal }).then(
        ({ available }) => (available ? setFree(name) : told(name)),
        () => undefined,
      );
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [name, asks]);
  return asks && free === name;
}
