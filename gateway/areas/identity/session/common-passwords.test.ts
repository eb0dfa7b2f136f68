import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { isCommonPassword, refuseCommonPassword } from './common-passwords.ts';

const words = ['marina.costa', '5511987654321', 'Maré'];

describe('common passwords', () => {
  it.each([
    'password',
    'PASSWORD',
    'ＰＡＳＳＷＯＲＤ',
    '12345678',
    'qwertyuiop',
    'iloveyou1',
    'aaaaaaaaaaaa',
    '1212121212',
    'marina.costa',
    'Marina-Costa!2026',
    '11marinacosta',
    '5511987654321',
    '+55 11 98765-4321',
    'mare2026',
    'Maré-maré-maré',
  ])('has %s', async (password) => {
    expect(await isCommonPassword({ password, words })).toBe(true);
  });

  it.each(['praia-da-mare', 'vento-sul-2025', 'marina.costa ao farol', 'um trem azul', 'ção-ção-çá1x', 'x7#Kq!2p'])(
    'has not %s',
    async (password) => {
      expect(await isCommonPassword({ password, words })).toBe(false);
    },
  );

  it('takes no notice of a word that is empty or short', async () => {
    expect(await isCommonPassword({ password: 'ana 20262026', words: ['', 'ana', '...'] })).toBe(false);
  });
});

forEachDatabase((dialect) => {
  describe('a new password', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    it('is refused by the name of its field when it is common or the brand', async () => {
      for (const password of ['12345678', 'Maré 2026']) {
        await expect(
          refuseCommonPassword(gateway, { field: 'newPassword', password, words: [] }),
        ).rejects.toMatchObject({ code: 'password_too_common', value: { fields: ['newPassword'] } });
      }
      await refuseCommonPassword(gateway, { field: 'newPassword', password: 'um trem azul', words: [] });
    });
  });
});
