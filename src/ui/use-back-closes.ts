import { useEffect, useEffectEvent } from 'react';
import { coverPage } from './back-closes.ts';

/** Lets back close an overlay while it is open, the topmost first; every overlay calls it (back-closes.ts). */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (open) return coverPage(() => close());
    return undefined;
  }, [open]);
}
