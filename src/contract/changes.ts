import * as v from 'valibot';
import { defineCall } from './call.ts';
import type { Topic } from './topics.ts';

/**
 * What operators change under an open page. Winners, draws and jackpots move with every round: the pages that show them ask
 * for themselves.
 */
export const watchedTopics = [
  'status',
  'banners',
  'games',
  'vendors',
  'announcements',
  'help',
  'terms',
  'vip',
  'promotions',
  'matches',
  'mall',
] as const satisfies readonly Topic[];

/** A version for each topic, another one whenever something of it has changed; nothing else can be told from it. */
export const changes = defineCall({
  name: 'changes',
  summary: 'What has changed: a version for each topic, for open pages to compare',
  method: 'GET',
  path: '/wps/system/changes',
  value: v.record(v.string(), v.string()),
  access: 'public',
  cache: { topics: watchedTopics, worker: false },
  ours: true,
});
