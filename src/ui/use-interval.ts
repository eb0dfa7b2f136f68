import { useEffect, useEffectEvent } from 'react';

/** Calls `tick` every `ms` while `running`; a restart begins with a full interval. */
export function useInterval(running: boolean, ms: number, tick: () => void): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => onTick(), ms);
    return () => clearInterval(timer);
  }, [running, ms]);
}
