import type { Call } from '#src/contract/core/call.ts';

const area = 'messages';

export const unreadCount = {
  area,
  name: 'unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'member',
  may: 'unreadMail',
  cache: 'private',
} as const satisfies Call;

const path = '/wps/relay/CSP_messages';

export const listMessages = {
  area,
  name: 'listMessages',
  method: 'GET',
  path,
  access: 'member',
  may: 'mail',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const readMessages = {
  area,
  name: 'readMessages',
  method: 'POST',
  path,
  access: 'member',
  may: 'mail',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const deleteMessages = {
  area,
  name: 'deleteMessages',
  method: 'DELETE',
  path,
  access: 'member',
  may: 'mail',
  cache: 'private',
  ours: true,
} as const satisfies Call;
