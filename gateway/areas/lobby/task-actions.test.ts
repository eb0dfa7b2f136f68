import { describe, expect, it } from 'vitest';
import { systemStatus } from '#src/contract/site/system.ts';
import { dailyTasks } from '#src/contract/lobby/tasks.ts';
import { taskAddress } from './task-link.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const shown = async () => (await valueOf(scene.app, systemStatus)).info.resources;

  describe('the task page', () => {
    it('is among the resource links with its whole address once it is set or changed, and not when it is off [S1-231]', async () => {
      const { gamesOrigin } = scene.gateway.config;
      expect(await shown()).toEqual([]);
      await scene.type('task', 'link', '/tasks/');
      expect(await shown()).toEqual([{ resourceType: 'TASK', url: `${gamesOrigin}/tasks/` }]);
      await scene.type('task', 'link', '/other/?of=today');
      await scene.type('task', 'show');
      expect(scene.lines).toContain(`link     ${gamesOrigin}/other/?of=today`);
      await scene.type('task', 'link', 'off');
      expect(await shown()).toEqual([]);
    });

    it('asks for as much as is set, and not for what is 0', async () => {
      await scene.type('task', 'goal', 'rounds', '5');
      await scene.type('task', 'goal', 'vendors', '0');
      expect((await valueOf(scene.app, dailyTasks, { body: {} })).tasks).toEqual([
        { kind: 'rounds', goal: 5 },
        { kind: 'games', goal: 3 },
      ]);
      await scene.type('task', 'points', 'rounds', '20');
      await scene.type('task', 'show');
      expect(scene.lines).toEqual(
        expect.arrayContaining([
          'rounds   5    rounds to be played, 20 points',
          'vendors  off  games of different vendors, no points',
        ]),
      );
    });

    it('is left out of the links when no page may frame it any more', async () => {
      await scene.gateway.db
        .insertInto('resources')
        .values({ resource_type: 'TASK', url: 'https://tasks.example/', sort_order: 1 })
        .execute();
      scene.gateway.events.emit('changed', 'status');
      expect(await shown()).toEqual([]);
      await scene.type('task', 'show');
      expect(scene.lines[0]).toBe('link     https://tasks.example/ (may not be framed)');
    });

    it.each([
      ['FRAME_ORIGINS', ['task', 'link', 'https://elsewhere.example/']],
      ['FRAME_ORIGINS', ['task', 'link', 'javascript:alert(1)']],
      ['FRAME_ORIGINS', ['task', 'link', '//elsewhere.example/']],
      ['There is no nothing', ['task', 'goal', 'nothing', '1']],
      ['whole number', ['task', 'goal', 'rounds', 'many']],
    ])('is refused with "%s"', async (sentence, argv) => {
      await expect(scene.type(...argv)).rejects.toThrow(sentence);
    });
  });
});

it('may be another company’s where the settings name its origin', () => {
  const config = { gamesOrigin: 'https://games.example', frameOrigins: ['https://tasks.example'] };
  expect(taskAddress('https://tasks.example/a?b=c', config)).toBe('https://tasks.example/a?b=c');
  expect(taskAddress('http://tasks.example/a', config)).toBeUndefined();
});
