import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { watchBack } from '#src/ui/back-closes.ts';

/** Lets back close what lies over any page, and leaves the entry of what a reload has closed. */
export function BackWatch() {
  const router = useRouter();
  useEffect(() => watchBack(router), [router]);
  return null;
}
