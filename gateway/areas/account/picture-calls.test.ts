import { saveIcon, removeIcon } from '#src/contract/account/account-details.ts';
import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { upload } from '#src/contract/core/limits.ts';
import { memberInfo } from '#src/contract/account/member.ts';
import { addPicture, picture, removePicture } from '#src/contract/pictures/pictures.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepPictures } from '../pictures/pictures.ts';
import { createClient, signedIn } from '../identity/session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const day = 86_400_000;
const plain = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#0a6b75' } });
/** Bytes as a request takes them. */
const bytes = (buffer: Buffer) => new Uint8Array(buffer);

forEachDatabase((dialect) => {
  describe('pictures of members', () => {
    let gateway: TestGateway;
    let png: Uint8Array<ArrayBuffer>;
    let members = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
      png = bytes(await plain(40).png().toBuffer());
    });
    afterAll(() => gateway.close());

    async function someone() {
      const { member, token } = await signedIn(gateway, `retratada-${(members += 1)}`);
      const client = createClient(gateway);
      const add = (file = png, fileType = 'image/png', headers: Record<string, string> = {}) =>
        client.call(addPicture, { token, file, fileType, headers });
      const added = async () => String((await add()).value['id']);
      const read = (id: string, asked = token) => client.call(picture, { token: asked, query: { id } });
      const remove = (id: string) => client.call(removePicture, { token, body: { id } });
      const icon = async () => (await client.call(memberInfo, { token, query: {} })).value['iconId'];
      return { member, token, client, add, added, read, remove, icon };
    }

    it('are read again as a JPEG made of what was uploaded', async () => {
      const { added, read } = await someone();
      const { headers, value } = await read(await added());
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(await sharp(Buffer.from(String(value['image']), 'base64')).metadata()).toMatchObject({
        format: 'jpeg',
        width: 40,
      });
    });

    it('cannot be read or removed by other members', async () => {
      const owner = await someone();
      const other = await someone();
      const id = await owner.added();
      expect(await owner.read(id, other.token)).toMatchObject({ status: 404, message: 'not_found' });
      expect(await owner.read(id, '')).toMatchObject({ status: 401 });
      expect((await other.remove(id)).status).toBe(200);
      expect((await owner.read(id)).status).toBe(200);
    });

    it('are taken back by their owner, twice as well as once', async () => {
      const { added, read, remove } = await someone();
      const id = await added();
      expect([(await remove(id)).status, (await remove(id)).status]).toEqual([200, 200]);
      expect((await read(id)).status).toBe(404);
    });

    it('are PNG or JPEG of 5 MB at most [S2-174]', async () => {
      const { add } = await someone();
      expect(upload).toMatchObject({ types: ['image/png', 'image/jpeg'], maxBytes: 5_242_880 });
      expect((await add(bytes(await plain(20).jpeg().toBuffer()), 'image/jpeg')).status).toBe(200);
      for (const type of ['image/gif', 'application/json', 'application/octet-stream', ''])
        expect(await add(png, type)).toMatchObject({ status: 400, message: 'invalid_request' });
      const heavy = new Uint8Array(upload.maxBytes + 1);
      heavy.set(png);
      expect(await add(heavy)).toMatchObject({ status: 413, message: 'payload_too_large' });
      expect(await add(new Uint8Array(0))).toMatchObject({ status: 400 });
    });

    it('are refused when they only say that they are pictures', async () => {
      const { add } = await someone();
      const renamed = bytes(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 1)]));
      expect(await add(renamed)).toMatchObject({ status: 400, value: { fields: ['picture'] } });
    });

    it('are stored once under one key', async () => {
      const { add, member } = await someone();
      const headers = { [idempotencyHeader]: 'one-and-the-same' };
      const [first, second] = [await add(png, 'image/png', headers), await add(png, 'image/png', headers)];
      expect(second.value).toEqual(first.value);
      const rows = await gateway.db.selectFrom('pictures').select('id').where('member_id', '=', member.id).execute();
      expect(rows).toHaveLength(1);
    });

    it('wait six at a time and for a week', async () => {
      const { added, read } = await someone();
      const ids: string[] = [];
      for (let n = 0; n < 7; n += 1) {
        ids.push(await added());
        gateway.advance(1000);
      }
      const [first = '', second = ''] = ids;
      expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
      const icon = await someone();
      await icon.client.call(saveIcon, { token: icon.token, file: png });
      await gateway.db
        .updateTable('sessions')
        .set({ expires_at: gateway.clock() + 30 * day })
        .execute();
      await gateway.db
        .updateTable('pictures')
        .set({ created_at: gateway.clock() - 7 * day })
        .execute();
      await sweepPictures(gateway);
      expect((await read(second)).status).toBe(404);
      expect(await icon.icon()).not.toBe('');
    });

    it('have 20 MB a member at most, the oldest is removed first, and an icon is extra', async () => {
      const { member, added, read } = await someone();
      const old = { member_id: member.id, kind: 'feedback', place: 0, image: Buffer.alloc(7_000_000) } as const;
      const rows = ['a', 'b', 'c'].map((id, at) => ({
        ...old,
        id: `0${id.repeat(23)}`,
        feedback_id: 'f',
        created_at: at,
      }));
      for (const row of rows) await gateway.db.insertInto('pictures').values(row).execute();
      const icon = { ...old, id: `0${'d'.repeat(23)}`, kind: 'icon', feedback_id: null, created_at: 0 } as const;
      await gateway.db.insertInto('pictures').values(icon).execute();
      const id = await added();
      const left = await gateway.db.selectFrom('pictures').select('id').where('member_id', '=', member.id).execute();
      expect(left.map((row) => row.id).toSorted()).toEqual(
        [id, `0${'b'.repeat(23)}`, `0${'c'.repeat(23)}`, icon.id].toSorted(),
      );
      expect((await read(id)).status).toBe(200);
    });

    it('an icon is a square, one at a time, and can be taken away [S2-200]', async () => {
      const { client, token, icon, read, remove } = await someone();
      expect(await icon()).toBe('');
      const save = (file: Uint8Array<ArrayBuffer>) => client.call(saveIcon, { token, file });
      const first = String((await save(png)).value['iconId']);
      expect(await icon()).toBe(first);
      const second = String((await save(png)).value['iconId']);
      expect(await icon()).toBe(second);
      expect((await read(first)).status).toBe(404);
      const { value } = await read(second);
      expect(await sharp(Buffer.from(String(value['image']), 'base64')).metadata()).toMatchObject({
        width: 256,
        height: 256,
      });
      // Only what waits to be sent is taken back in this way.
      await remove(second);
      expect(await icon()).toBe(second);
      expect((await client.call(removeIcon, { token, body: {} })).status).toBe(200);
      expect(await icon()).toBe('');
    });
  });

  it('forty pictures a day are taken from one member', async () => {
    const strict = await createTestGateway({ dialect, config: { rateLimitFactor: 1 } });
    const { member, token } = await signedIn(strict, 'fotografa');
    const client = createClient(strict);
    const file = bytes(await plain(2).png().toBuffer());
    for (let n = 0; n < 39; n += 1) await strict.limits.consume('picture', member.id);
    expect((await client.call(addPicture, { token, file })).status).toBe(200);
    expect((await client.call(addPicture, { token, file })).status).toBe(429);
    await strict.close();
  });
});
