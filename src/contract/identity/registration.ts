import type { Call } from '#src/contract/core/call.ts';
import { moduleIds } from '#src/contract/core/module-ids.ts';

const area = 'registration';

/** The fields whose rules the merchant sets, by their names in the payload, in the order of the form. */
export const registerFields = [
  'username',
  'mobileNum',
  'password',
  'paymentPassword',
  'affiliateCode',
  'email',
  'nickname',
  'payeeName',
  'recommenderId',
  'idNumber',
  'whatsapp',
  'facebook',
  'line',
  'wechat',
  'zalo',
  'qqNum',
] as const;
export type RegisterField = (typeof registerFields)[number];

/** Fields of plain characters: numbers, codes and names of accounts elsewhere, which are often pasted. */
export const plainFields = [
  ...(['mobileNum', 'affiliateCode', 'recommenderId', 'idNumber', 'whatsapp', 'facebook'] as const),
  ...(['line', 'wechat', 'zalo', 'qqNum'] as const),
] satisfies readonly RegisterField[];

/** The two registration methods [S2-139]. */
export const registerMethods = ['username', 'mobileNum'] as const;
export type RegisterMethod = (typeof registerMethods)[number];

export const registerSettings = {
  area,
  name: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'public',
  cache: { topics: ['status'] },
} as const satisfies Call;

export const register = {
  area,
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'optional',
  module: moduleIds.registration,
  cache: 'private',
  encrypted: true,
  idempotent: true,
} as const satisfies Call;

export const registerByMobile = {
  area,
  name: 'registerByMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'optional',
  module: moduleIds.registration,
  cache: 'private',
  encrypted: true,
  idempotent: true,
} as const satisfies Call;

export const checkAffiliate = {
  area,
  name: 'checkAffiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'public',
  cache: 'private',
} as const satisfies Call;

export const checkUsername = {
  area,
  name: 'checkUsername',
  method: 'GET',
  path: '/wps/check/username',
  access: 'public',
  cache: 'private',
} as const satisfies Call;
