import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { up as addKeys } from '#gateway/db/migrations/008-vendor-keys.ts';
import { up as addSeals } from '#gateway/db/migrations/012-sealed-keys.ts';
import { signingKey } from './vendor-keys.ts';
import { forEachDatabase, openTestDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { insertSmallCatalogue } from '#gateway/testing/small-catalogue.ts';
import { vendorClient } from '#gateway/testing/vendor-client.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  /** Whether a callback that is signed with a key passes; its token is no player's. */
  const isTaken = async (vassalage: string, key?: { id: string; secret: string }) => {
    const vendor = vendorClient(scene.app, scene.gateway, vassalage);
    const { code } = await vendor.call('balance', { playerToken: 'A'.repeat(43) }, key && { key });
    expect(['token_expired', 'bad_signature']).toContain(code);
    return code === 'token_expired';
  };
  const add = async (vassalage: string) => {
    await scene.type('vendor-key', 'add', vassalage);
    const [, id = '', secret = ''] = /key +(\w+)\nsecret +(\w+)$/.exec(scene.lines.join('\n')) ?? [];
    return { id, secret };
  };

  describe('the keys of a vendor', () => {
    it('are replaced one by one, both valid in between', async () => {
      expect(await isTaken('COR')).toBe(true);
      const next = await add('COR');
      scene.gateway.advance(1);
      expect([await isTaken('COR'), await isTaken('COR', next)]).toEqual([true, true]);
      expect(await signingKey(scene.gateway, 'COR')).toEqual(next);
      await scene.type('vendor-key', 'retire', 'COR', '1');
      expect(scene.asked).toHaveLength(1);
      expect([await isTaken('COR'), await isTaken('COR', next)]).toEqual([false, true]);
      await scene.type('vendor-key', 'list', 'COR');
      expect(scene.lines.at(-2)).toMatch(/^COR {2}1 +from the beginning +retired \d{4}-/);
      expect(scene.lines.at(-1)).toMatch(new RegExp(`^COR {2}${next.id} +since \\d{4}-.* good$`));
    });

    it('are each vendor’s own, and no secret is printed again or stored', async () => {
      const key = await add('NOR');
      expect(await isTaken('DS88', key)).toBe(false);
      await scene.type('vendor-key', 'list');
      expect(scene.lines.slice(2).join('\n')).not.toContain(key.secret);
      const stored = await scene.gateway.db.selectFrom('vendor_keys').selectAll().execute();
      expect(JSON.stringify(stored)).toContain(key.id);
      expect(JSON.stringify(stored)).not.toContain(key.secret);
    });

    it('may all be retired: nothing of that vendor passes then', async () => {
      await scene.type('vendor-key', 'retire', 'FEC', '1', '--yes');
      expect(await isTaken('FEC')).toBe(false);
      expect(await isTaken('FEC', await signingKey(scene.gateway, 'FEC'))).toBe(false);
    });

    it('are refused with what is wrong', async () => {
      await expect(scene.type('vendor-key', 'add', 'NOBODY')).rejects.toThrow('There is no vendor NOBODY');
      await expect(scene.type('vendor-key', 'retire', 'COR', 'none', '--yes')).rejects.toThrow(
        'There is no key none of COR that is good',
      );
    });
  });

  it('are for vendors of an older database the one that they have had', async () => {
    const { db, close } = await openTestDatabase(dialect);
    await insertSmallCatalogue(db);
    for (const table of ['vendor_keys', 'vendor_days']) await sql`drop table ${sql.table(table)}`.execute(db);
    for (const up of [addKeys, addSeals]) await up(db as unknown as Kysely<unknown>);
    const keys = await db.selectFrom('vendor_keys').selectAll().where('vendor', '=', 'COR').execute();
    expect(keys).toEqual([{ vendor: 'COR', key_id: '1', created_at: 0, retired_at: null, sealed: '' }]);
    await close();
  });
});
