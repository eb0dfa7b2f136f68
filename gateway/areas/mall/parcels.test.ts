import type { Address } from '#src/contract/mall/delivery.schema.ts';
import { deliveryAddress, removeDeliveryAddress } from '#src/contract/mall/mall.ts';
import { describe, expect, it } from 'vitest';
import { carryPersonalData } from '#gateway/context/carry-profiles.ts';
import { addKey } from '#gateway/context/stored-keys.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { addGood, mallGoer, parcelTo } from '#gateway/testing/mall-scene.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { sweepAddresses } from './parcel-address.ts';

const abroad: Address = {
  ...{ country: 'Portugal', recipient: 'Rui D´Ávila', postalCode: '1100-148', street: 'Rua Augusta 24', number: '' },
  ...{ complement: '3.º Esq.', district: '', city: 'Lisboa', state: '' },
};

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const day = 86_400_000;

  async function orderer() {
    const goer = await mallGoer(scene.gateway);
    await goer.stake(10_000);
    const { client, token } = goer;
    const kept = async () => (await valueOf(client.app, deliveryAddress, { token, query: {} })).address;
    const forget = () => client.call(removeDeliveryAddress, { token, body: {} });
    const order = (id: string, more: object, key?: string) => goer.redeem(id, 10, key, more);
    return { ...goer, kept, forget, order };
  }

  describe('a parcel of the point mall', () => {
    it('is ordered with an address alone, for its price, and takes nothing without one [S1-084]', async () => {
      const { order, points, orders } = await orderer();
      const id = await addGood(scene.gateway.db, { delivered: 1, stock: 3 });
      expect(await order(id, {})).toMatchObject({
        status: 400,
        message: 'invalid_request',
        value: { fields: ['address'] },
      });
      const wrong: readonly (readonly [object, string])[] = [
        [{ postalCode: '5003-230' }, 'postalCode'],
        [{ state: 'XX' }, 'state'],
        [{ street: ' ' }, 'street'],
        [{ number: '' }, 'number'],
        [{ recipient: '123' }, 'recipient'],
        [{ district: '\u202e' }, 'district'],
      ];
      for (const [part] of wrong)
        expect(await order(id, { address: { ...parcelTo, ...part } })).toMatchObject({ message: 'invalid_request' });
      expect([await points(), await orders()]).toEqual([100, []]);

      const to = { address: { ...parcelTo, postalCode: ' 50030230 ' } };
      const first = await order(id, to, 'order-of-a-parcel');
      expect(await order(id, to, 'order-of-a-parcel')).toMatchObject({ value: first.value });
      expect(await order(id, { address: { ...parcelTo, number: '326' } }, 'order-of-a-parcel')).toMatchObject({
        message: 'idempotency_conflict',
      });
      expect(await orders()).toMatchObject([{ state: 'ordered', to: 'Recife, PE' }]);
      expect(await points()).toBe(90);
      await scene.type('mall', 'address', String(first.value['orderId']));
      expect(scene.lines.join('\n')).toContain('50030-230');
    });

    it('goes abroad, too, and goods that are none ask for no address and store none', async () => {
      const { order, orders, kept } = await orderer();
      const [mug, voucher] = [
        await addGood(scene.gateway.db, { delivered: 1 }),
        await addGood(scene.gateway.db, { delivered: 0 }),
      ];
      expect((await order(mug, { address: abroad })).status).toBe(200);
      scene.gateway.advance(1000);
      expect((await order(voucher, { address: parcelTo, keepAddress: true })).status).toBe(200);
      expect((await orders()).map(({ to }) => to)).toEqual(['', 'Lisboa, Portugal']);
      expect(await kept()).toBeNull();
    });

    it('has an address that the member keeps if they like, replaces and removes; orders keep their own', async () => {
      const [ana, bia] = [await orderer(), await orderer()];
      const id = await addGood(scene.gateway.db, { delivered: 1 });
      await ana.order(id, { address: parcelTo });
      expect(await ana.kept()).toBeNull();
      for (const address of [parcelTo, abroad]) await ana.order(id, { address, keepAddress: true });
      expect(await ana.kept()).toEqual({ ...abroad, recipient: 'Rui D’Ávila' });
      expect(await bia.kept()).toBeNull();
      for (let count = 0; count < 2; count += 1) expect(await ana.forget()).toMatchObject({ status: 200 });
      expect(await ana.kept()).toBeNull();
      expect((await ana.orders()).every(({ to }) => to !== '')).toBe(true);
    });

    it('has an address that stands in clear nowhere, opens in no other order, and survives a new key', async () => {
      const { order, kept, member, orders } = await orderer();
      const { gateway } = scene;
      const id = await addGood(gateway.db, { delivered: 1 });
      await order(id, { address: parcelTo, keepAddress: true }, 'key-of-an-order');
      gateway.advance(1000);
      await order(id, { address: abroad });
      const stored = JSON.stringify([
        await gateway.db.selectFrom('mall_orders').selectAll().execute(),
        await gateway.db.selectFrom('member_profiles').selectAll().execute(),
        await gateway.db.selectFrom('idempotency_keys').selectAll().execute(),
      ]);
      for (const text of ['Aurora', 'Lagoa', '50030', 'Boa Vista', 'Augusta']) expect(stored).not.toContain(text);
      await addKey(gateway, 'personal', 1);
      await carryPersonalData(gateway);
      expect(await kept()).toEqual(parcelTo);
      const { address_sealed } = await gateway.db
        .selectFrom('mall_orders')
        .select('address_sealed')
        .where('member_id', '=', member.id)
        .orderBy('ordered_at')
        .executeTakeFirstOrThrow();
      await gateway.db.updateTable('mall_orders').set({ address_sealed }).where('member_id', '=', member.id).execute();
      expect((await orders()).map(({ to }) => to)).toEqual(['', 'Recife, PE']);
    });

    it('is shown to the operator by its town, in full on demand, which is noted, and forgotten in the end', async () => {
      const { order } = await orderer();
      const { gateway } = scene;
      await scene.type(
        'mall',
        'set',
        'mug',
        '--name-pt',
        'Caneca',
        '--name-en',
        'Mug',
        '--text-pt',
        'Uma',
        '--text-en',
        'One',
        '--gift',
        '--points',
        '10',
      );
      const sent: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        sent.push(String((await order('mug', { address: parcelTo })).value['orderId']));
        gateway.advance(1000);
      }
      const [first = '', second = '', third = ''] = sent;
      scene.lines.length = 0;
      await scene.type('mall', 'orders');
      expect(scene.lines.find((line) => line.startsWith(first))).toMatch(/mug +10 points +ordered +to Recife, PE$/);
      expect(scene.lines.join('\n')).not.toMatch(/Aurora|Lagoa|50030/);
      await scene.type('mall', 'address', first);
      expect(scene.lines.join('\n')).toMatch(/to +Ana Lagoa Serena\nstreet +Rua da Aurora, 325\n/);
      const noted = await gateway.db
        .selectFrom('security_events')
        .select('detail')
        .where('kind', '=', 'operator_command')
        .where('detail', 'like', `mall address ${first}%`)
        .execute();
      expect(noted.at(-1)?.detail).toBe(`mall address ${first}: done`);
      expect(JSON.stringify(noted)).not.toContain('Aurora');
      await scene.type('mall', 'ship', first);
      await scene.type('mall', 'refuse', second, '--reason', 'Acabou.');
      await expect(scene.type('mall', 'address', second)).rejects.toThrow(`The order ${second} has no address.`);
      gateway.advance(89 * day);
      await sweepAddresses(gateway);
      await scene.type('mall', 'address', first);
      gateway.advance(2 * day);
      await sweepAddresses(gateway);
      await expect(scene.type('mall', 'address', first)).rejects.toThrow('has no address');
      await scene.type('mall', 'address', third);
      await expect(scene.type('mall', 'address', 'none')).rejects.toThrow('There is no order none.');
      await scene.type('mall', 'set', 'mug', '--delivered', 'off');
      await expect(scene.type('mall', 'set', 'mug', '--credit', '5.00', '--delivered', 'on')).rejects.toThrow(
        'Money for the balance is no parcel.',
      );
    });
  });
});
