import type { Call } from '#src/contract/core/call.ts';
import type { Topic } from '#src/contract/core/topics.ts';

const area = 'changes';

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
export const changes = {
  area,
  name: 'changes',
  method: 'GET',
  path: '/wps/system/changes',
  access: 'public',
  cache: { topics: watchedTopics },
  ours: true,
} as const satisfies Call;
