import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { passkeyRequest } from '#src/contract/identity/second-factor.ts';
import { freePort } from '../../scripts/tool/free-port.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { childEnvironment } from '../../scripts/tool/process.ts';
import { answersAt } from '#gateway/process/own-address.ts';
import { watchConsole } from '../support/console-watch.ts';
import { runningGame } from '../support/game.ts';
import { makeSeededFolder } from '../support/seeded-folder.ts';
import { isSoak } from '../support/soak.ts';
import { waitForStart } from '../support/start.ts';
import { textsIn } from '../support/texts.ts';

const say = textsIn('pt');

/** Starts `npm run dev` on free ports; returns its output until it was ready, and a function that presses Ctrl-C. */
async function startDev() {
  const dataFolder = await makeSeededFolder({ popups: false, team: false });
  const [port, gamesPort] = [await freePort(), await freePort()];
  const env = { PORT: String(port), GAMES_PORT: String(gamesPort), DATA_DIR: dataFolder, DEMO_POPUPS: 'off' };
  const dev = spawn(process.execPath, ['scripts/dev.mjs', '--port', String(await freePort())], {
    cwd: projectRoot,
    env: childEnvironment({ ...env, LOG_LEVEL: 'warn', DATABASE_URL: undefined }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(dev, 'exit');
  let output = '';
  await new Promise<void>((ready) =>
    createInterface(dev.stdout).on('line', (line) => {
      output += `${line}\n`;
      if (line === 'ready') ready();
    }),
  );
  const stop = async () => {
    dev.kill('SIGINT');
    await exited;
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { output, gateway: `http://localhost:${port}`, stop };
}

// Every file is compiled when it is first requested, which takes as long as several journeys.
test.skip(!isSoak, 'part of the soak');

test('npm run dev prints one address, where a game runs and passkeys are offered, and exits completely', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const watch = watchConsole(context);
  const { output, gateway, stop } = await startDev();
  const [app = '', games, calls, ...others] = output.match(/http:\/\/localhost:\d+\S*/g) ?? [];
  try {
    expect([calls, others, games], 'what is printed beside the app and its games').toEqual([
      `${app}/wps/docs`,
      [],
      expect.not.stringContaining(gateway),
    ]);
    expect(app).not.toBe(gateway);
    await page.goto(app, { waitUntil: 'commit' });
    // Vite reloads the page where it finds a package that it has not prepared yet.
    await expect(async () => {
      await waitForStart(page);
      const game = runningGame(page, say, 'Rei Polvo');
      const tiles = page.getByRole('list', { name: say('Popular'), exact: true });
      if (!(await game.dialog.isVisible())) await tiles.getByRole('button', { name: 'Rei Polvo' }).first().click();
      await expect(game.spin).toBeEnabled({ timeout: 30_000 });
    }).toPass({ timeout: 180_000 });
    const asked = (path: string) => fetch(path, { method: 'POST' }).then(({ status }) => status);
    expect(await page.evaluate(asked, passkeyRequest.path)).toBe(200);
    expect(watch.complaints()).toEqual([]);
  } finally {
    await stop();
  }
  expect([await answersAt(app, 1000), await answersAt(gateway, 1000)]).toEqual([false, false]);
});
