import { useEffect, useEffectEvent, useState } from 'react';
import { checkUsername } from '#src/contract/identity/registration.ts';
import { send } from '#src/platform/calls/send.ts';

/** A name is asked about once nobody has typed for so long; ms. */
const pause = 400;

/**
 * Whether the name in the field has been found free; asked while it is typed, where `asks` (well formed, and a network there). A name
 * that somebody has is told. Where the answer does not come nothing is said: the gateway decides when the form is sent.
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
