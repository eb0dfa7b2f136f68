import { useEffect } from 'react';
import { watchPresses } from '#src/ui/press.ts';

/** Answers fingers on whatever is like a button; shows nothing itself. */
export function PressFeedback() {
  useEffect(() => watchPresses(document), []);
  return null;
}
