import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownFeedback } from '#src/contract/account/feedback.ts';
import { describe, expect, it } from 'vitest';
import { addFeedback } from './feedback.ts';
import { addPicture } from '../pictures/pictures.ts';
import { transact } from '#gateway/db/transact.ts';
import { signedIn } from '../identity/session/testing/call-client.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const image = Buffer.from('ffd8ffe0', 'hex');

  /** A member who has written something with a picture. */
  async function written(content = 'The roulette did not open, not even after a restart.') {
    const { gateway } = scene;
    const { member, token } = await signedIn(gateway, scene.account);
    const id = await transact(gateway.db, async (trx) => {
      const pictures = [await addPicture(trx, member.id, image, gateway.clock())];
      return addFeedback(trx, member.id, { type: 3, content, pictures }, gateway.clock());
    });
    return { id, token };
  }
  const typed = async (...argv: string[]) => {
    scene.lines.length = 0;
    await scene.type('feedback', ...argv);
    return scene.lines.join('\n');
  };

  describe('feedback', () => {
    it('waits in a list until it is answered, and the member reads the answer', async () => {
      const { id, token } = await written();
      expect(await typed('list')).toMatch(new RegExp(`${id} .* ${scene.account} +game +waits +The roulette`));
      expect(await typed('answer', id, '--text', 'It works again.')).toBe(`answered ${scene.account}`);
      expect(await typed('list')).not.toContain(id);
      expect(await typed('list', '--all')).toMatch(new RegExp(`${id} .* answered`));
      const { list } = await valueOf(scene.app, ownFeedback, { token, query: { pageNo: 1 } });
      expect(list).toMatchObject([{ id, answer: 'It works again.', answeredAt: scene.gateway.clock() }]);
      await typed('answer', id, '--text', 'It works for good.');
      expect(await typed('show', id)).toMatch(/It works for good\. \(ana\.operadora, /);
    });

    it('is shown whole, with its pictures as files', async () => {
      const { id } = await written();
      const folder = mkdtempSync(join(tmpdir(), 'feedback-'));
      const said = await typed('show', id, '--pictures', folder);
      expect(said).toContain(join(folder, `${id}-1.jpg`));
      expect(readFileSync(join(folder, `${id}-1.jpg`)).equals(image)).toBe(true);
      rmSync(folder, { recursive: true });
    });

    it('says nothing to the terminal but words', async () => {
      const { id } = await written('Twenty letters and \u001b[2J\u202egnp.exe, with\na line of their own.');
      const said = await typed('show', id);
      expect(said).toContain('Twenty letters and  [2J gnp.exe, with a line');
      expect((await typed('list')).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    });

    it.each([
      ['There is no feedback', ['show', 'none']],
      ['There is no feedback', ['answer', 'none', '--text', 'Yes']],
      ['--text is needed', ['answer', 'none']],
      ['at most 1000', ['answer', 'none', '--text', 'a'.repeat(1001)]],
    ])('is refused with "%s"', async (sentence, argv) => {
      await expect(scene.type('feedback', ...argv)).rejects.toThrow(sentence);
    });
  });
});
