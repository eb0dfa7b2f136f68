import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { endTogether, projectRoot } from './launch.mjs';

/** The path of a package's program, such as `vite`. */
export function binary(name: string): string {
  return join(projectRoot, 'node_modules/.bin', name);
}

/**
 * The environment of every child process: the project's Node first, so that `#!/usr/bin/env node` means Node 24, and no colours,
 * because the output goes into logs.
 */
export function childEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return {
    ...inherited,
    NO_COLOR: '1',
    PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    ...extra,
  };
}

/** Starts a program whose output is shown, and that ends with this process. */
export function startBeside(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: childEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
  endTogether(child);
  return child;
}

export type Outcome = { code: number; output: string; seconds: number };

type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv; inherit?: boolean };

/**
 * Runs a program to its end. The output is collected, or with `inherit` shown as it is written. A program that cannot start has
 * code 127.
 */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const started = performance.now();
  const settings: SpawnOptions = {
    cwd: options.cwd ?? projectRoot,
    env: childEnvironment(options.env),
    stdio: ['ignore', options.inherit ? 'inherit' : 'pipe', options.inherit ? 'inherit' : 'pipe'],
  };
  return new Promise((resolve) => {
    const child = spawn(program, args, settings);
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const end = (code: number) =>
      resolve({ code, output: stripVTControlCharacters(output), seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
