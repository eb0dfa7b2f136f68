/** What may change under an answer: the gateway says so of each write, and what was made of it is made anew. */
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
