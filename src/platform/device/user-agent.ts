/** Selects a guide to installation. */
export type Device = {
  readonly system: 'ios' | 'android' | 'desktop';
  /** On iOS only Safari adds web clips and installs profiles; elsewhere this is false. */
  readonly safari: boolean;
};

/** Browsers on iOS that are not Safari, and in-app browsers. */
const otherOnIos =
  /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|DuckDuckGo|YaBrowser|Brave|GSA\/|FBA[NV]|Instagram|Line\/|MicroMessenger/;

/** Parses a user agent. An iPad identifies itself as a Mac, but no Mac has a touch screen. */
export function deviceOf({ userAgent, maxTouchPoints = 0 }: { userAgent: string; maxTouchPoints?: number }): Device {
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  if (ios)
    return { system: 'ios', safari: /Version\/[\d.]+.* Safari\//.test(userAgent) && !otherOnIos.test(userAgent) };
  return { system: userAgent.includes('Android') ? 'android' : 'desktop', safari: false };
}
