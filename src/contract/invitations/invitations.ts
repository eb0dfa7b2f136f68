import type { Call } from '#src/contract/core/call.ts';

const area = 'invitations';

/** Commission of a day is paid so many hours after its end. */
export const commissionHour = 6;

/** How many invited members are listed at once. */
export const invitedPageSize = 20;

export const ownInvitation = {
  area,
  name: 'ownInvitation',
  method: 'GET',
  path: '/wps/invitations/own',
  access: 'member',
  may: 'invite',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const invitedMembers = {
  area,
  name: 'invitedMembers',
  method: 'GET',
  path: '/wps/invitations/members',
  access: 'member',
  may: 'invite',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const renewInvitation = {
  area,
  name: 'renewInvitation',
  method: 'POST',
  path: '/wps/invitations/renew',
  access: 'member',
  may: 'invite',
  cache: 'private',
  idempotent: true,
  ours: true,
} as const satisfies Call;
