import type { APIRequestContext, Page } from '@playwright/test';
import { toMinor } from '#src/contract/core/amount.ts';
import { wallet } from '#src/contract/account/member.ts';
import { ask } from './ask.ts';
import type { Language } from './sign-in.ts';

/** `id` comes with the first renewal [S2-098]. */
export type StoredSession = { token: string; userName: string; type: number; expiresAt: number; id?: string };

/** What the page's IndexedDB holds of the session, or null; as the app stores it [S2-097]. */
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

/** Writes another token into the stored session, as somebody with the device in hand could. */
export const replaceToken = (page: Page, token: string): Promise<void> => changeSession(page, { token });

/** Lets the stored token be one that has run out long ago. */
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

/** Every key that the page's IndexedDB holds for the member. */
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

/** The balance that the gateway has for the member of this page, in minor units. */
export async function readBalance(page: Page, request: APIRequestContext = page.request): Promise<number> {
  const session = await readSession(page);
  if (!session) throw new Error('nobody is signed in');
  return toMinor((await ask(request, wallet, {}, session.token)).sumBalance);
}

/** The figures of an amount as a reader of the language sees them; minor units. */
export const figures = (minor: number, language: Language = 'pt'): string =>
  new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en', { minimumFractionDigits: 2 }).format(minor / 100);
