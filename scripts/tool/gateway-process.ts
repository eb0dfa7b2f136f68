import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { gatewayArguments } from './gateway-command.ts';
import { projectRoot } from './launch.mjs';
import { childEnvironment } from './process.ts';

export type GatewayProcess = {
  /** The app's origin, without a slash at the end. */
  url: string;
  /** The origin of the demo vendor's games. */
  gamesUrl: string;
  dataFolder: string;
  pid: number;
  /** Everything it has printed so far. */
  output: () => string;
  /** Stops it like Ctrl-C and waits. Returns its exit code, or null when it had to be killed after ten seconds. */
  stop: () => Promise<number | null>;
};

type Options = { dataFolder: string; env?: NodeJS.ProcessEnv; readyWithin?: number };

/**
 * Starts the real gateway as its own process on two free ports and waits for its line `ready` (60 s by default, because a first
 * start seeds the database), without the team of the demonstration unless DEMO_TEAM says so. Throws with its output when it exits or times out.
 */
export async function startGateway({ dataFolder, env = {}, readyWithin = 60_000 }: Options): Promise<GatewayProcess> {
  const [port, gamesPort] = [await freePort(), await freePort()];
  const ports = { DATA_DIR: dataFolder, PORT: String(port), GAMES_PORT: String(gamesPort) };
  // The name, not the address: sign-in with a passkey requires `localhost`.
  const [url, gamesUrl] = [`http://localhost:${port}`, `http://localhost:${gamesPort}`];
  const child = spawn(process.execPath, gatewayArguments, {
    cwd: projectRoot,
    env: childEnvironment({ NODE_ENV: 'production', DATABASE_URL: undefined, DEMO_TEAM: 'off', ...ports, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code));
  });
  const ready = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        output += `${line}\n`;
        if (line.trim() === 'ready') resolve(true);
      });
    }
  });
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, readyWithin, false).unref());
  const isReady = await Promise.race([ready, late, ended.then(() => false)]);
  if (!isReady) {
    kill();
    await ended;
    process.off('exit', kill);
    throw new Error(`The gateway did not become ready:\n${output}`);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    const giveUp = setTimeout(kill, 10_000);
    const code = await ended;
    clearTimeout(giveUp);
    process.off('exit', kill);
    return code;
  };
  return { url, gamesUrl, dataFolder, pid: child.pid ?? 0, output: () => output, stop };
}
