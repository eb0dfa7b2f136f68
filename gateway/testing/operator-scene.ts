import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createApp } from '../app.ts';
import { areas } from '../areas.ts';
import { watchChanges } from '../db/changes.ts';
import type { App } from '../http/app-env.ts';
import { chooseCommand } from '../cli/parse.ts';
import { runCommand } from '../cli/run.ts';
import { secretStore } from '../process/secret-store.ts';
import { createTestGateway, type TestGateway } from './test-gateway.ts';

type Terminal = {
  /** The printed lines. */
  lines: string[];
  /** The questions asked, and what the operator says to them. */
  asked: string[];
  answer: boolean;
};

/** Types a command into a terminal, by default in UTC. Returns whether it was done; rejects where it was refused. */
export async function typeCommand(gateway: TestGateway, terminal: Terminal, argv: readonly string[]): Promise<boolean> {
  const chosen = chooseCommand([...argv]);
  if (!chosen) throw new Error('that is the help');
  const operator = {
    db: gateway.db,
    clock: gateway.clock,
    merchant: 'mare',
    secrets: { ...secretStore(gateway.config), read: () => gateway },
    config: gateway.config,
    by: 'ana.operadora',
    login: 'mare',
    logger: gateway.logger,
    waiting: areas.flatMap(({ waiting }) => waiting),
    print: (line: string) => void terminal.lines.push(line),
  };
  return runCommand(chosen, operator, (question) => {
    terminal.asked.push(question);
    return Promise.resolve(terminal.answer);
  });
}

type Scene = Terminal & {
  gateway: TestGateway;
  app: App;
  /** An account name that no other test has. */
  account: string;
  /** Types a command beside the running gateway, and waits until the gateway has polled its changes. */
  type: (...argv: string[]) => Promise<boolean>;
};

/** A running gateway with an operator beside it, for the tests of one file; the terminal is new for each test. */
export function operatorScene(dialect: 'sqlite' | 'postgres'): Scene {
  let watch: Awaited<ReturnType<typeof watchChanges>>;
  let counter = 0;
  const scene = {
    type: async (...argv: string[]) => {
      const done = await typeCommand(scene.gateway, scene, argv);
      await watch.look();
      return done;
    },
  } as Scene;
  beforeAll(async () => {
    scene.gateway = await createTestGateway({ dialect });
    scene.app = createApp(scene.gateway);
    watch = await watchChanges(scene.gateway, 3_600_000);
  });
  beforeEach(() => {
    Object.assign(scene, { lines: [], asked: [], answer: true, account: `marina${(counter += 1)}` });
  });
  afterAll(async () => {
    watch.stop();
    await scene.gateway.close();
  });
  return scene;
}
