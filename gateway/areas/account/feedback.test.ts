import { schemasOf } from '#src/contract/whole-calls.ts';
import { feedbackTypes, ownFeedback, sendFeedback } from '#src/contract/account/feedback.ts';
import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { upload } from '#src/contract/core/limits.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPicture } from '../pictures/pictures.ts';
import { transact } from '#gateway/db/transact.ts';
import { createCaptcha } from '../identity/session/captcha.ts';
import { createClient, signedIn } from '../identity/session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const content = 'The roulette did not open after the update.';

forEachDatabase((dialect) => {
  describe('feedback', () => {
    let gateway: TestGateway;
    let members = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    async function someone() {
      const { member, token } = await signedIn(gateway, `autora-${(members += 1)}`);
      const client = createClient(gateway);
      const solved = async () => ({ captcha: 'K7MPX', captchaId: (await createCaptcha(gateway, 'K7MPX')).captchaId });
      const send = async (rest: Record<string, unknown> = {}, key?: string) =>
        client.call(sendFeedback, {
          token,
          rawBody: { content, sender: 'somebody.else', type: 3, ...(await solved()), ...rest },
          ...(key !== undefined && { headers: { [idempotencyHeader]: key } }),
        });
      const own = async (pageNo = 1) =>
        v.parse(schemasOf(ownFeedback).value, (await client.call(ownFeedback, { token, query: { pageNo } })).value);
      const picture = () =>
        transact(gateway.db, (trx) => addPicture(trx, member.id, Buffer.from('jpeg'), gateway.clock()));
      return { member, token, client, send, own, solved, picture };
    }

    it('is stored as the session’s member’s, regardless of the field, and listed [S2-207]', async () => {
      const { send, own } = await someone();
      expect((await send()).status).toBe(200);
      expect(await own()).toMatchObject({
        list: [{ type: 3, content, pictures: [], sentAt: gateway.clock(), answer: '', answeredAt: null }],
        pageNum: 1,
        totalPages: 1,
      });
      expect((await (await someone()).own()).list).toEqual([]);
    });

    it('has one of six types [S2-127]', async () => {
      expect(feedbackTypes).toEqual({ deposit: 1, withdrawal: 2, game: 3, customer: 4, applyAgent: 6, others: 0 });
      const { send } = await someone();
      for (const type of Object.values(feedbackTypes)) expect((await send({ type })).status).toBe(200);
      for (const type of [5, 7, -1, '1', null, undefined])
        expect(await send({ type })).toMatchObject({ status: 400, value: { fields: ['type'] } });
    });

    it.each([
      ['19 letters', 'a'.repeat(19), 400],
      ['20 letters', 'a'.repeat(20), 200],
      ['200 letters', 'a'.repeat(200), 200],
      ['201 letters', 'a'.repeat(201), 400],
      ['200 emoji, each of two code units', '🌊'.repeat(200), 200],
      ['10 emoji, which are 20 code units', '🌊'.repeat(10), 400],
      ['20 spaces', ' '.repeat(20), 400],
    ])('of %s is answered rightly [S2-063]', async (_what, text, status) => {
      expect((await (await someone()).send({ content: text })).status).toBe(status);
    });

    it('needs a captcha that is answered rightly, each good once [S2-060]', async () => {
      const { send, solved, own } = await someone();
      const used = await solved();
      expect(await send({ captcha: 'WRONG' })).toMatchObject({ status: 400, message: 'verification_code_error' });
      expect(await send({ captcha: '' })).toMatchObject({ message: 'invalid_request', value: { fields: ['captcha'] } });
      expect((await send(used)).status).toBe(200);
      expect(await send(used)).toMatchObject({ message: 'verification_code_error' });
      expect((await own()).list).toHaveLength(1);
    });

    it('is sent once, however often it is asked for under one key', async () => {
      const { send, solved, own } = await someone();
      const body = await solved();
      const first = await send(body, 'key-of-one-intent');
      expect(first.status).toBe(200);
      expect((await send(body, 'key-of-one-intent')).value).toEqual(first.value);
      expect(await send({ ...body, type: 1 }, 'key-of-one-intent')).toMatchObject({ status: 409 });
      expect((await own()).list).toHaveLength(1);
    });

    it('takes pictures that wait, in their order, at most three, and each once [S2-174]', async () => {
      const { send, picture, own } = await someone();
      const ids = [await picture(), await picture(), await picture()].toReversed();
      expect(await send({ pictures: [...ids, await picture()] })).toMatchObject({ value: { fields: ['pictures'] } });
      expect(upload.most).toBe(3);
      expect((await send({ pictures: ids })).status).toBe(200);
      expect((await own()).list[0]?.pictures).toEqual(ids);
      expect(await send({ pictures: [ids[0]] })).toMatchObject({ message: 'invalid_request' });
      expect((await own()).list).toHaveLength(1);
    });

    it('never takes another member’s picture', async () => {
      const theirs = await (await someone()).picture();
      const { send, own } = await someone();
      expect(await send({ pictures: [theirs] })).toMatchObject({ value: { fields: ['pictures'] } });
      expect((await own()).list).toEqual([]);
    });

    it('is shown by tens, the last sent first', async () => {
      const { member, own } = await someone();
      await gateway.db
        .insertInto('feedback')
        .values(
          Array.from({ length: 23 }, (_, n) => ({
            id: `${member.id}-${n}`,
            member_id: member.id,
            type: 0,
            content: `${n}`,
            created_at: n,
            answer: '',
            answered_at: null,
            answered_by: '',
          })),
        )
        .execute();
      const page = await own(3);
      expect(page).toMatchObject({ pageNum: 3, totalPages: 3 });
      expect(page.list.map((one) => one.content)).toEqual(['2', '1', '0']);
      expect((await own(4)).list).toEqual([]);
    });
  });

  it('feedback is taken ten times a day from one member', async () => {
    const strict = await createTestGateway({ dialect, config: { rateLimitFactor: 1 } });
    const { token } = await signedIn(strict, 'insistente');
    const client = createClient(strict);
    const send = async () => {
      const { captchaId } = await createCaptcha(strict, 'K7MPX');
      const rawBody = { content, sender: '', type: 0, captcha: 'K7MPX', captchaId };
      return (await client.call(sendFeedback, { token, rawBody })).status;
    };
    for (let n = 0; n < 10; n += 1) expect(await send()).toBe(200);
    expect(await send()).toBe(429);
    await strict.close();
  });
});
