import { ConfigError, readConfig } from './config.ts';
import { start } from './start.ts';
import { startProblem } from './start-problem.ts';
import { welcome } from './welcome.ts';

/** What `node` strips types and has `crypto.hash` since. */
const oldestNode = 24;

/** Runs until it is told to stop: SIGINT or SIGTERM ends it cleanly, a second one at once. */
async function main(): Promise<void> {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < oldestNode) throw new ConfigError(`The gateway needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`);
  const running = await start(readConfig(process.env));
  const { logger, config, dialect } = running.gateway;
  process.stdout.write(welcome(config, dialect));

  let stopping = false;
  const end = () => {
    if (stopping) process.exit(130);
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error }, event);
      process.exit(1);
    });
  }
}

main().catch((error: unknown) => {
  console.error(startProblem(error) ?? error);
  process.exit(1);
});
