import type { useRouter } from '@tanstack/react-router';
import { within } from '#src/contract/core/within.ts';

type Router = Pick<ReturnType<typeof useRouter>, 'history' | 'subscribe'>;

/** A page that does not come is waited for no longer than this; ms. */
export const pageTimeout = 3000;

/** One step back in the history; resolves when the page there is shown. */
export async function stepBack({ history, subscribe }: Router): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    const stop = subscribe('onResolved', () => {
      stop();
      resolve();
    });
  });
  history.back();
  await within(arrived, pageTimeout);
}
