import { describe, expect, it } from 'vitest';
import { terms } from '#src/contract/site/terms.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const shown = (language: 'pt' | 'en') => valueOf(scene.app, terms, { query: { kind: 'user', language } });
  const whole = [
    '--title-pt',
    'Acordo',
    '--title-en',
    'Agreement',
    '--content-pt',
    '<p>Sim</p>',
    '--content-en',
    '<p>Yes</p>',
  ];

  describe('the legal texts', () => {
    it('are nothing until they are written, and then at once what was written, in both languages', async () => {
      expect(await shown('pt')).toBeNull();
      await scene.type('terms', 'set', 'user', ...whole);
      const updatedAt = scene.gateway.clock();
      expect(await shown('pt')).toEqual({ title: 'Acordo', content: '<p>Sim</p>', updatedAt });
      expect(await shown('en')).toEqual({ title: 'Agreement', content: '<p>Yes</p>', updatedAt });
      expect(await valueOf(scene.app, terms, { query: { kind: 'login' } })).toBeNull();
    });

    it('are changed by parts, and say when', async () => {
      await scene.type('terms', 'set', 'user', ...whole);
      scene.gateway.advance(60_000);
      await scene.type('terms', 'set', 'user', '--content-en', '<p>No</p>');
      expect(await shown('en')).toEqual({
        title: 'Agreement',
        content: '<p>No</p>',
        updatedAt: scene.gateway.clock(),
      });
      await scene.type('terms', 'show', 'user');
      expect(scene.lines).toContain('content-en: <p>No</p>');
      await scene.type('terms', 'list');
      expect(scene.lines.at(-1)).toMatch(/^user {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}Acordo {2}for using the site$/);
    });

    it.each([
      ['one of register, user, login', ['terms', 'set', 'cookies', ...whole]],
      ['Say what', ['terms', 'set', 'user']],
      ['--title-pt is needed', ['terms', 'set', 'register', '--title-en', 'Terms']],
      ['Nothing has been written', ['terms', 'show', 'login']],
    ])('are refused with "%s"', async (sentence, argv) => {
      await expect(scene.type(...argv)).rejects.toThrow(sentence);
    });
  });
});
