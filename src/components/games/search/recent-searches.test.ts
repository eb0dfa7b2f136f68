import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { clearMemberStorage } from '#src/platform/storage/storage.ts';
import { rememberSearch, storedSearches } from './recent-searches.ts';

const texts = async () => (await storedSearches.get()).map(({ text }) => text);

beforeEach(() => storedSearches.remove());

it('has the last search first, each once, and eight of them at most', async () => {
  for (const text of ['polvo', 'dragão', 'Polvo']) await rememberSearch(text, 1);
  expect(await texts()).toEqual(['Polvo', 'dragão']);
  for (let number = 0; number < 12; number += 1) await rememberSearch(`jogo ${number}`, number);
  expect(await texts()).toEqual([11, 10, 9, 8, 7, 6, 5, 4].map((number) => `jogo ${number}`));
});

it('is deleted with the member’s data [S1-281]', async () => {
  await rememberSearch('polvo', 1);
  await clearMemberStorage();
  expect(await texts()).toEqual([]);
});
