import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { startChild } from './child.ts';

export type LoadOrder = {
  url: string;
  seconds: number;
  headers?: Record<string, string> | undefined;
  /** If given, the path is replaced by one of uncached-lists.ts, from this index on. */
  uncachedFrom?: number | undefined;
};

/** Latency in ms; `faults` are responses other than 2xx, errors and timeouts. */
export type Load = { perSecond: number; p99: number; requests: number; faults: number };
/**
 * `perCpuSecond` is the number of requests that the server answered per second of its processor time; NaN where that is unknown.
 */
export type ServerLoad = Load & { perCpuSecond: number };

/**
 * Sends requests to a server's process over 32 connections, from a separate process, for so many seconds. Throws when one failed.
 */
export async function load(order: LoadOrder, pid: number): Promise<ServerLoad> {
  const before = processorTime(pid);
  const child = await startChild('load-process.ts', order);
  const used = processorTime(pid) - before;
  await child.stop();
  const result = JSON.parse(child.firstLine) as Load;
  if (result.faults > 0) throw new Error(`${result.faults} of ${result.requests} requests to ${order.url} failed`);
  return { ...result, perCpuSecond: result.requests / used };
}

/** Processor time of a process, in seconds. Only Linux reports it exactly enough. */
function processorTime(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  const [user, system] = readFileSync(file, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return (Number(user) + Number(system)) / 100;
}

/** Resident memory of a process, in bytes. */
export function residentMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}
