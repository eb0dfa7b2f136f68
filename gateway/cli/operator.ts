import { createInterface } from 'node:readline/promises';
import { ConfigError, readConfig } from '../process/config.ts';
import { DatabaseMissingError, joinDatabase } from '../db/open-database.ts';
import { createLogger } from '../process/logger.ts';
import { OperatorError } from '../actions/define-action.ts';
import { completionScript } from './completion.ts';
import { loginOf } from './login-of.ts';
import { operatorOf } from './operator-name.ts';
import { chooseCommand } from './parse.ts';
import { runCommand } from './run.ts';
import { helpText } from './usage.ts';
import { secretStore } from '../process/secret-store.ts';
import { startProblem } from '../server/start-problem.ts';

/** The operator's command line, beside a running gateway or without one (docs/operating.md). */
async function main(argv: readonly string[]): Promise<number> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const isCompletion = argv[0] === 'completion';
  const chosen = isCompletion ? null : chooseCommand(argv);
  if (!chosen) {
    print(isCompletion ? completionScript() : helpText());
    return 0;
  }
  const config = readConfig(process.env);
  const { db, close } = await joinDatabase({ dataDir: config.dataDir, url: config.databaseUrl });
  try {
    const { merchant, logLevel } = config;
    const by = operatorOf(process.env);
    // Whoever sits at a terminal sees what was done; a log is for whoever reads it later.
    const logger = createLogger(process.stderr.isTTY ? 'silent' : logLevel, {
      write: (line: string) => void process.stderr.write(line),
    });
    const login = loginOf(process.env);
    const context = { db, clock: Date.now, merchant, secrets: secretStore(config), config, by, login, logger, print };
    const done = await runCommand(chosen, context, confirm);
    if (!done) print('Nothing was changed.');
    return done ? 0 : 1;
  } finally {
    await close();
  }
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new OperatorError(`${question} Say so with --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

// What reads our lines, such as `head`, may have had enough.
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
