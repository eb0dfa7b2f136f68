import { useRef } from 'react';

/**
 * Handlers for Radix content that is opened without a Radix trigger: on close the focus returns to the element that had it
 * before. Spread them on the content.
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
