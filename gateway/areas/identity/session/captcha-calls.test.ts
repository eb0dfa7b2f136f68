import { schemasOf } from '#src/contract/whole-calls.ts';
import { captcha, captchaRule } from '#src/contract/identity/session.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaptcha, answerCaptcha } from './captcha.ts';
import { drawText } from './captcha-image.ts';
import { createClient } from './testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { doHumanWork } from '#gateway/testing/sms.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const pngSignature = '89504e470d0a1a0a';

forEachDatabase((dialect) => {
  describe('captchas', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    const answer = 'K7MPX';
    const newCaptcha = async (text = answer) => (await createCaptcha(gateway, text)).captchaId;

    it('answers an id and a PNG as base64, never stored by a cache [S2-189]', async () => {
      const { status, headers, value } = await createClient(gateway).call(captcha);
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toBe('no-store');
      const png = Buffer.from(v.parse(schemasOf(captcha).value, value).image, 'base64');
      expect(png.subarray(0, 8).toString('hex')).toBe(pngSignature);
      // Width and height stand at fixed places of the header: drawn at twice its size, for dense screens.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([360, 112]);
    });

    it('draws another text each time', async () => {
      const client = createClient(gateway);
      const [first, second] = [await client.call(captcha), await client.call(captcha)];
      expect(first.value['captchaId']).not.toBe(second.value['captchaId']);
      const texts = new Set(Array.from({ length: 50 }, () => drawText().answer));
      expect(texts.size).toBeGreaterThan(35);
      for (const text of texts) expect(text).toMatch(captchaRule);
    });

    it('stores no answer that could be read', async () => {
      const captchaId = await newCaptcha();
      const row = await gateway.db
        .selectFrom('captchas')
        .selectAll()
        .where('id', '=', captchaId)
        .executeTakeFirstOrThrow();
      expect(row.answer_hash).toMatch(/^[\w-]{43}$/);
    });

    it('takes the right answer in any case, once', async () => {
      const captchaId = await newCaptcha();
      expect(await answerCaptcha(gateway, captchaId, ` ${answer.toLowerCase()} `)).toBe(true);
      expect(await answerCaptcha(gateway, captchaId, answer)).toBe(false);
    });

    it('is used up by a wrong answer', async () => {
      const captchaId = await newCaptcha();
      expect(await answerCaptcha(gateway, captchaId, 'wrong')).toBe(false);
      expect(await answerCaptcha(gateway, captchaId, answer)).toBe(false);
    });

    it('is good for one of many who answer at once', async () => {
      const captchaId = await newCaptcha();
      const used = await Promise.all(Array.from({ length: 10 }, () => answerCaptcha(gateway, captchaId, answer)));
      expect(used.filter(Boolean)).toHaveLength(1);
    });

    it('belongs to its picture alone', async () => {
      await newCaptcha();
      expect(await answerCaptcha(gateway, await newCaptcha('WRXYT'), answer)).toBe(false);
      expect(await answerCaptcha(gateway, 'no-such-captcha', 'ABCDE')).toBe(false);
    });

    it('lives five minutes', async () => {
      const [early, late] = [await newCaptcha(), await newCaptcha()];
      gateway.advance(5 * 60_000 - 1);
      expect(await answerCaptcha(gateway, early, answer)).toBe(true);
      gateway.advance(1);
      expect(await answerCaptcha(gateway, late, answer)).toBe(false);
    });

    it('accepts a proof of work instead, for users who cannot see it, once', async () => {
      const { challengeId, challengeAnswer } = await doHumanWork(gateway, 'picture');
      expect(challengeAnswer).toMatch(captchaRule);
      expect(await answerCaptcha(gateway, challengeId, challengeAnswer)).toBe(true);
      expect(await answerCaptcha(gateway, challengeId, challengeAnswer)).toBe(false);
      const cheap = await doHumanWork(gateway, 'sms');
      expect(await answerCaptcha(gateway, cheap.challengeId, cheap.challengeAnswer)).toBe(false);
    });

    it('is drawn so often for one address and then refused', async () => {
      const narrow = await createTestGateway({ dialect, config: { rateLimitFactor: 1 } });
      try {
        const client = createClient(narrow);
        const answers = [];
        for (let count = 0; count < 31; count += 1) answers.push(await client.call(captcha));
        expect(answers.slice(0, 30).every(({ status }) => status === 200)).toBe(true);
        expect(answers[30]).toMatchObject({
          status: 429,
          message: 'rate_limited',
          value: { retryAfter: expect.any(Number) as number },
        });
      } finally {
        await narrow.close();
      }
    });
  });
});
