import { within } from '#src/contract/core/within.ts';
import { ConfigError, readConfig } from '../process/config.ts';
import { type Running, start } from './start.ts';
import { startProblem } from './start-problem.ts';
import { welcome } from './welcome.ts';

/** The first version of Node that strips types and has `crypto.hash`. */
const oldestNode = 24;
/** Supervisors kill after ten seconds; what has not ended by then is left to the next start; ms. */
const longestStop = 8000;

/** Runs until SIGINT or SIGTERM, which ends it cleanly; a second one ends it at once. */
async function main(): Promise<void> {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < oldestNode) {
    throw new ConfigError(`The gateway needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`);
  }
  const life: { running?: Running; stopping: boolean } = { stopping: false };
  const end = () => {
    if (life.stopping) process.exit(130);
    life.stopping = true;
    // While it starts there is nothing to finish: the seed is one transaction.
    if (life.running) void stop(life.running);
    else process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);

  const running = await start(readConfig(process.env));
  life.running = running;
  const { logger, config, dialect } = running.gateway;
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error }, event);
      process.exit(1);
    });
  }
  process.stdout.write(welcome(config, dialect, running.demonstration));
}

async function stop({ gateway, stop: stopAll }: Running): Promise<void> {
  try {
    const stopped = await within(
      stopAll().then(() => true),
      longestStop,
    );
    if (!stopped) gateway.logger.error({ event: 'stop_cut' }, 'stopping took too long');
    process.exit(stopped ? 0 : 1);
  } catch (error) {
    gateway.logger.error({ err: error }, 'stopping failed');
    process.exit(1);
  }
}

main().catch((error: unknown) => {
  console.error(startProblem(error) ?? error);
  process.exit(1);
});
