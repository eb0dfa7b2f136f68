import { execFileSync } from 'node:child_process';
import { startChild } from './child.ts';

export type LoadOrder = {
  url: string;
  seconds: number;
  headers?: Record<string, string> | undefined;
  /** When given, the path is replaced by one of uncached-lists.ts, from this one on. */
  uncachedFrom?: number | undefined;
};

/** Latency in ms; `faults` are answers other than 2xx, errors and timeouts. */
export type Load = { perSecond: number; p99: number; requests: number; bytesEach: number; faults: number };

/** Sends requests over 32 connections, from a process of its own, for so many seconds. Throws when one was not answered well. */
export async function load(order: LoadOrder): Promise<Load> {
  const child = await startChild('load-process.ts', order);
  await child.stop();
  const result = JSON.parse(child.firstLine) as Load;
  if (result.faults > 0) throw new Error(`${result.faults} of ${result.requests} requests to ${order.url} failed`);
  return result;
}

/** The memory that a process holds, in bytes. */
export function residentMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}
