import type { APIRequestContext, Page } from '@playwright/test';
import { toMinor } from '#src/contract/core/amount.ts';
import { wallet } from '#src/contract/account/member.ts';
import { ask } from './ask.ts';
import type { Language } from './sign-in.ts';

/** `id` is set by the first renewal [S2-098]. */
export type StoredSession = { token: string; userName: string; type: number; expiresAt: number; id?: string };

/** The session in the page's IndexedDB, or null; as the app stores it [S2-097]. */
export function readSession(page: Page): Promise<StoredSession | null> {
  return page.evaluate(
    () =>
      new Promise<StoredSession | null>((resolve, reject) => {
        const opening = indexedDB.open('mare-member');
        opening.addEventListener('error', () => reject(new Error('IndexedDB does not open')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('keyval')) return resolve(null);
          const reading = database.transaction('keyval').objectStore('keyval').get('MC_SESSION_INFO');
          reading.addEventListener('success', () => {
            database.close();
            resolve((reading.result as { value: StoredSession | null } | undefined)?.value ?? null);
          });
        });
      }),
  );
}

/** Writes another token into the stored session, like an attacker with access to the device. */
export const replaceToken = (page: Page, token: string): Promise<void> => changeSession(page, { token });

/** Replaces the stored token by one that expired long ago. */
export const expireToken = (page: Page): Promise<void> => changeSession(page, { expiresAt: 1 });

function changeSession(page: Page, change: Partial<StoredSession>): Promise<void> {
  return page.evaluate(
    (changed) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('mare-member');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('keyval', 'readwrite');
          const store = transaction.objectStore('keyval');
          const reading = store.get('MC_SESSION_INFO');
          reading.addEventListener('success', () => {
            const box = reading.result as { value: StoredSession };
            store.put({ ...box, value: { ...box.value, ...changed } }, 'MC_SESSION_INFO');
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    change,
  );
}

/** All keys in the page's IndexedDB for the member. */
export function memberKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('mare-member');
        opening.addEventListener('success', () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('keyval')) return resolve([]);
          const reading = database.transaction('keyval').objectStore('keyval').getAllKeys();
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result.map(String));
          });
        });
      }),
  );
}

/** The balance of this page's member at the gateway, in minor units. */
export async function readBalance(page: Page, request: APIRequestContext = page.request): Promise<number> {
  const session = await readSession(page);
  if (!session) throw new Error('nobody is signed in');
  return toMinor((await ask(request, wallet, {}, session.token)).sumBalance);
}

/** The figures of an amount in a reader's language; minor units. */
export const figures = (minor: number, language: Language = 'pt'): string =>
  new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en', { minimumFractionDigits: 2 }).format(minor / 100);
