import type { Call } from '#src/contract/core/call.ts';

const area = 'security';

/** Security questions; the app has the texts. */
export const securityQuestions = [
  'firstPet',
  'childhoodFriend',
  'favouriteTeacher',
  'firstJobCity',
  'firstStreet',
  'dreamPlace',
  'grandmotherNickname',
  'firstConcert',
] as const;

/** Minimum number of letters and digits of an answer: three can be guessed. */
export const shortestAnswer = 4;

export const securityState = {
  area,
  name: 'securityState',
  method: 'GET',
  path: '/wps/member/security',
  access: 'member',
  may: 'security',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const cancelRecovery = {
  area,
  name: 'cancelRecovery',
  method: 'POST',
  path: '/wps/member/security/cancelRecovery',
  access: 'member',
  may: 'security',
  cache: 'private',
  ours: true,
} as const satisfies Call;

/** [S2-215] */
export const listSecurityQuestions = {
  area,
  name: 'listSecurityQuestions',
  method: 'GET',
  path: '/wps/securityQuestions',
  access: 'public',
  cache: 'private',
  ours: true,
} as const satisfies Call;

const sets = {
  method: 'POST',
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  idempotent: true,
} as const;

/** [S2-215] */
export const setSecurityQuestion = {
  ...sets,
  area,
  name: 'setSecurityQuestion',
  path: '/wps/member/securityQuestion',
  ours: true,
} as const satisfies Call;

/** [S2-205]: `password` is the login's, while no payment password is set; `oldPaymentPassword` once one is. */
export const setPaymentPassword = {
  ...sets,
  area,
  name: 'setPaymentPassword',
  path: '/wps/member/paymentPassword',
} as const satisfies Call;

export const sendPaymentCode = {
  area,
  name: 'sendPaymentCode',
  method: 'POST',
  path: '/wps/member/paymentPassword/code',
  access: 'member',
  may: 'security',
  cache: 'private',
  ours: true,
} as const satisfies Call;

/** `password` is the login's, `code` the one that sendPaymentCode sent. */
export const recoverPaymentPassword = {
  ...sets,
  area,
  name: 'recoverPaymentPassword',
  path: '/wps/member/paymentPassword/recover',
  ours: true,
} as const satisfies Call;

/** `verificationCode`: from the SMS that smsForRegister sends to the number. */
export const setOwnMobile = {
  ...sets,
  area,
  name: 'setOwnMobile',
  path: '/wps/member/mobile',
  ours: true,
} as const satisfies Call;
