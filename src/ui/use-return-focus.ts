import { useRef } from 'react';

/**
 * Handlers for Radix content that is opened without a trigger of Radix: on close the focus goes back to where it was
 * before opening. Spread them on the content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
