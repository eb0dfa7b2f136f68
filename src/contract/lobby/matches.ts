import type { Call } from '#src/contract/core/call.ts';

const area = 'matches';

/** Sports of the matches. */
export const sports = ['football', 'basketball', 'volleyball', 'tennis', 'esports'] as const;

export const hotMatches = {
  area,
  name: 'hotMatches',
  method: 'GET',
  path: '/wps/relay/GLS2_hotMatches',
  access: 'public',
  cache: { topics: ['matches', 'vendors'] },
  ours: true,
} as const satisfies Call;
