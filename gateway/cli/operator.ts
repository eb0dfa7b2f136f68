import { createInterface } from 'node:readline/promises';
import { ConfigError, readConfig } from '../process/config.ts';
import { DatabaseMissingError, joinDatabase } from '../db/open-database.ts';
import { createLogger } from '../process/logger.ts';
import { OperatorError } from '../actions/define-action.ts';
import { completionScript } from './completion.ts';
import { loginOf } from './login-of.ts';
import { operatorOf } from './operator-name.ts';
import { helpOf } from './help.ts';
import { asksForHelp, chooseCommand } from './parse.ts';
import { runCommand } from './run.ts';
import { readMerchant } from '../areas/site/merchant.ts';
import { areas } from '../areas.ts';
import { secretStore } from '../process/secret-store.ts';
import { startProblem } from '../server/start-problem.ts';

/** The operator's command line; works with or without a running gateway (docs/operating.md). */
async function main(argv: readonly string[]): Promise<number> {
  if (argv[0] === 'completion') print(completionScript());
  if (asksForHelp(argv)) print(helpOf(argv));
  const chosen = argv[0] === 'completion' ? null : chooseCommand(argv);
  if (!chosen) return 0;
  const config = readConfig(process.env);
  const { db, close } = await joinDatabase({ dataDir: config.dataDir, url: config.databaseUrl });
  try {
    const { merchant, logLevel } = config;
    const by = operatorOf(process.env);
    // The rows of security events say what was done; the lines of the log are for who has asked for them.
    const logger = createLogger(process.env['LOG_LEVEL'] && !process.stderr.isTTY ? logLevel : 'silent', {
      write: (line: string) => void process.stderr.write(line),
    });
    const login = loginOf(process.env);
    const waiting = areas.flatMap((area) => area.waiting);
    const secrets = secretStore(config);
    const context = { db, clock: Date.now, merchant, secrets, config, by, login, logger, waiting, print };
    const siteZone = (await readMerchant({ db }, merchant))?.settings.timeZone ?? 'UTC';
    const done = await runCommand(chosen, context, confirm, siteZone);
    if (!done) print('Nothing was changed.');
    return done ? 0 : 1;
  } finally {
    await close();
  }
}

let room: Promise<void> | undefined;

/** Writes a line; a promise where the reader is slow: a report may be longer than what fits into memory. */
function print(line: string): Promise<void> | undefined {
  if (process.stdout.write(`${line}\n`)) return undefined;
  room ??= new Promise((resolve) => {
    process.stdout.once('drain', () => {
      room = undefined;
      resolve();
    });
  });
  return room;
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new OperatorError(`${question} Say so with --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

// The reader of the output, such as `head`, may have closed the pipe.
process.stdout.on('error', () => process.exit(0));

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const known =
      error instanceof OperatorError || error instanceof ConfigError || error instanceof DatabaseMissingError;
    console.error(known ? error.message : (startProblem(error) ?? error));
    process.exitCode = 1;
  },
);
