import { useEffect } from 'react';
import { onWake } from '#src/platform/wake.ts';
import { payOwedLogout } from '#src/state/owed-logout.ts';

/**
 * Tells the gateway of a logout that it has not heard of: at the start of a visit, when the network is back, and when the page
 * is looked at again. Shows nothing in its place; stands while nobody is signed in.
 */
export function OwedLogout() {
  useEffect(() => {
    const pay = () => void payOwedLogout();
    pay();
    return onWake(pay);
  }, []);
  return null;
}
