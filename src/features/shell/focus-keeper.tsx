import { useEffect } from 'react';
import { keepFocus } from '#src/ui/keep-focus.ts';

const content = () => document.getElementById('content');

/** Keeps the focus of a member on the page (WCAG 2.4.3): a visitor's pages remove nothing that has it. Renders nothing. */
export function FocusKeeper() {
  useEffect(() => keepFocus(document, content), []);
  return null;
}
