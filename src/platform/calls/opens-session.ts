/** Calls that say from what kind of app a session is opened [S2-182]. */
export const opensSession: readonly string[] = [
  'login',
  'register',
  'registerByMobile',
  'takeHandover',
  'trialUser',
  'passkeyLogin',
  'secondStep',
];
