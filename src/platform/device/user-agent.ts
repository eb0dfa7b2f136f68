/** What a guide to installation is chosen by. */
export type Device = {
  readonly system: 'ios' | 'android' | 'desktop';
  /** On iOS Safari alone adds web clips and takes profiles; elsewhere this is false. */
  readonly safari: boolean;
};

/** Browsers on iOS that are not Safari, and apps that show pages inside themselves. */
const otherOnIos =
  /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|DuckDuckGo|YaBrowser|Brave|GSA\/|FBA[NV]|Instagram|Line\/|MicroMessenger/;

/** Reads a user agent. An iPad says that it is a Mac, but no Mac has a touch screen. */
export function deviceOf({ userAgent, maxTouchPoints = 0 }: { userAgent: string; maxTouchPoints?: number }): Device {
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  if (ios)
    return { system: 'ios', safari: /Version\/[\d.]+.* Safari\//.test(userAgent) && !otherOnIos.test(userAgent) };
  return { system: userAgent.includes('Android') ? 'android' : 'desktop', safari: false };
}
