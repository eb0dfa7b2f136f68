/** Calls whose answer would be a cookie: they say when the browser keeps none. */
export const givesCookie = (name: string): boolean => name === 'launchChat' || opensSession.includes(name);

/** Calls that open a session: they say from what kind of app [S2-182], and which one it replaces. */
export const opensSession: readonly string[] = [
  'login',
  'register',
  'registerByMobile',
  'takeHandover',
  'trialUser',
  'passkeyLogin',
  'secondStep',
  'registerSocial',
];
