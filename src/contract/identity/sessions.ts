import type { Call } from '#src/contract/core/call.ts';

const area = 'sessions';

export const listSessions = {
  area,
  name: 'listSessions',
  method: 'GET',
  path: '/wps/session/list',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const endSession = {
  area,
  name: 'endSession',
  method: 'POST',
  path: '/wps/session/end',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const endOtherSessions = {
  area,
  name: 'endOtherSessions',
  method: 'POST',
  path: '/wps/session/endOthers',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;
