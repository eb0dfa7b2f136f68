import { useEffect } from 'react';
import { onReconnect } from '#src/platform/device/reconnect.ts';
import { sendPendingLogout } from '#src/state/identity/pending-logout.ts';

/**
 * Tells the gateway of a logout that it has not heard of: at the start of a visit, when the network is back, and when the page
 * is looked at again. Shows nothing in its place; stands while nobody is signed in.
 */
export function PendingLogout() {
  useEffect(() => {
    const pay = () => void sendPendingLogout();
    pay();
    return onReconnect(pay);
  }, []);
  return null;
}
