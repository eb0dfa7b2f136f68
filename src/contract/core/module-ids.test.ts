import { schemasOf } from '#src/contract/whole-calls.ts';
import { expect, it } from 'vitest';
import { launchChat } from '#src/contract/chat/chat.ts';
import { hasModule, type ModuleId, moduleIds } from './module-ids.ts';

it('the ids of the modules are those of the platform, each once [S1-416]', () => {
  const ids = 'COMM3 FUNDTRANS3 AGEANNOUNCE3 MEMTRANS3 PERSPNL3 AGEINFO3 AGEDOWNMAN3 REG3 CAPTCHA3 CBS3'.split(' ');
  expect(Object.values(moduleIds).toSorted()).toEqual(ids.toSorted());
});

it('the launch of a chat names the module whose closing refuses it', () => {
  expect(launchChat.module).toBe(schemasOf(launchChat).query.entries.moduleId.literal);
});

it.each<[ModuleId, boolean | undefined, boolean]>([
  ['REG3', undefined, true],
  ['REG3', true, true],
  ['REG3', false, false],
  ['CBS3', undefined, false],
  ['CBS3', true, true],
  ['CBS3', false, false],
])('%s with its flag at %s: %s', (id, on, there) => {
  expect(hasModule(on === undefined ? {} : { [id]: on }, id)).toBe(there);
});
