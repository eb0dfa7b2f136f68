import { useEffect } from 'react';

const reveal = ({ target }: FocusEvent) => {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/**
 * Brings what the keyboard moves to wholly into view: browsers leave the last entry of a strip that scrolls sideways half
 * hidden (WCAG 2.4.11). Shows nothing itself.
 */
export function RevealFocus() {
  useEffect(() => {
    document.addEventListener('focusin', reveal);
    return () => document.removeEventListener('focusin', reveal);
  }, []);
  return null;
}
