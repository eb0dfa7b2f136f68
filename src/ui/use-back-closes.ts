import { useEffectEvent, useLayoutEffect } from 'react';
import { coverPage } from './back-closes.ts';

/**
 * Lets back close an overlay while it is open, the topmost first; every overlay calls it (back-closes.ts). A layout effect: back must
 * not leave the page while an overlay is already on screen.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (open) return coverPage(() => close());
    return undefined;
  }, [open]);
}
