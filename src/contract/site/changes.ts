import type { Call } from '#src/contract/core/call.ts';
import type { Topic } from '#src/contract/core/topics.ts';

const area = 'changes';

/**
 * Topics that operators change while a page is open. Winners, draws and jackpots change with every round: the pages that show
 * them poll themselves.
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

/** A version for each topic, which differs after each change of the topic; it reveals nothing else. */
export const changes = {
  area,
  name: 'changes',
  method: 'GET',
  path: '/wps/system/changes',
  access: 'public',
  cache: { topics: watchedTopics },
  alwaysOpen: true,
  ours: true,
} as const satisfies Call;
