import type { useRouter } from '@tanstack/react-router';
import { within } from '#src/contract/core/within.ts';

type Router = Pick<ReturnType<typeof useRouter>, 'history' | 'subscribe'>;

/** Timeout of a page's load; ms. */
export const pageTimeout = 3000;

/** One step back in the history; resolves when that page is rendered. */
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
