/** Data that answers depend on: the gateway announces each write by topic, and caches of the topic are renewed. */
export const topics = [
  'status',
  'banners',
  'games',
  'vendors',
  'announcements',
  'winners',
  'help',
  'terms',
  'vip',
  'promotions',
  'draws',
  'jackpots',
  'matches',
  'mall',
] as const;
export type Topic = (typeof topics)[number];
