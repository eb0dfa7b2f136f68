import type { Call } from '#src/contract/core/call.ts';

const area = 'push';

export const pushKey = {
  area,
  name: 'pushKey',
  method: 'GET',
  path: '/wps/push/key',
  access: 'public',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const pushPreferences = {
  area,
  name: 'pushPreferences',
  method: 'GET',
  path: '/wps/push/preferences',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const savePushPreferences = {
  area,
  name: 'savePushPreferences',
  method: 'PUT',
  path: '/wps/push/preferences',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const savePushSubscription = {
  area,
  name: 'savePushSubscription',
  method: 'POST',
  path: '/wps/push/subscription',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const removePushSubscription = {
  area,
  name: 'removePushSubscription',
  method: 'DELETE',
  path: '/wps/push/subscription',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;

/** For a worker, which has no token: the old endpoint and its secret prove that it is the same browser. */
export const replacePushSubscription = {
  area,
  name: 'replacePushSubscription',
  method: 'PUT',
  path: '/wps/push/subscription',
  access: 'public',
  cache: 'private',
  ours: true,
} as const satisfies Call;
