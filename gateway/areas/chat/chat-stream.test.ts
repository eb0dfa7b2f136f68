import { chatPageSize } from '#src/contract/chat/chat.ts';
import { describe, expect, it } from 'vitest';
import { chatScene } from '#gateway/testing/chat-scene.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';

forEachDatabase((dialect) => {
  const scene = chatScene(dialect);

  describe('the stream', () => {
    it('sends missed messages, then new ones, of this process and of another', async () => {
      const { member, page } = await scene.someone();
      await page.send('um');
      await page.send('dois');
      const stream = await page.listen(1);
      expect(stream.headers.get('Content-Type')).toContain('text/event-stream');
      expect(stream.headers.get('Cache-Control')).toBe('no-store, no-transform');
      expect(stream.headers.get('X-Accel-Buffering')).toBe('no');
      expect(await stream.next()).toMatchObject({ event: 'message', id: '2', data: { seq: 2, text: 'dois' } });
      expect(await stream.next()).toMatchObject({ event: 'state', data: { lastSeq: 2, operatorReadSeq: 0 } });
      await page.send('três');
      await scene.answer(member.id, 'quatro');
      expect(await stream.texts(2)).toEqual(['três', 'quatro']);
      const read = { event: 'state', data: { lastSeq: 4, operatorReadSeq: 4 } };
      // A state from before the answer may come first.
      const states = [await stream.next()];
      if (JSON.stringify(states).includes('"operatorReadSeq":0')) states.push(await stream.next());
      expect(states.at(-1)).toMatchObject(read);
      await stream.close();
    });

    it('continues at the browser’s last event, not at its address’s', async () => {
      const { page } = await scene.someone();
      for (const text of ['um', 'dois', 'três']) await page.send(text);
      const stream = await page.listen(0, '2');
      expect(await stream.texts(1)).toEqual(['três']);
      await stream.close();
      const lost = await page.listen(0, 'nonsense');
      expect(await lost.texts(3)).toEqual(['um', 'dois', 'três']);
      await lost.close();
    });

    it('sends more than a page of missed messages, in order', async () => {
      const { member, page } = await scene.someone();
      const texts = Array.from({ length: chatPageSize * 2 + 5 }, (_, index) => `${index}`);
      for (const text of texts) await scene.answer(member.id, text);
      const stream = await page.listen();
      expect(await stream.texts(texts.length)).toEqual(texts);
      await stream.close();
    });

    it('is refused without the page’s cookie, and to too many pages at once', async () => {
      const { page } = await scene.someone();
      expect((await scene.app.request('/wps/chat/stream')).status).toBe(401);
      const streams = await Promise.all(Array.from({ length: 6 }, () => page.listen()));
      expect((await page.listen()).status).toBe(429);
      await Promise.all(streams.map((stream) => stream.close()));
    });
  });
});
