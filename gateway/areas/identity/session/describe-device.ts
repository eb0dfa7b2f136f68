import { installedDevice } from '#src/contract/core/envelope.ts';
import type { OpenSession } from '#src/contract/identity/sessions.schema.ts';

type Device = Pick<OpenSession, 'browser' | 'system' | 'kind' | 'installed'>;

/** The first match counts: most browsers also name those that they derive from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\bFBA[NV]\b|\bFB_IAB\b/, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string, Device['kind']])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  // An iPad says that it is a Mac, in Safari at least.
  [/\bMacintosh\b.*\bVersion\/[\d.]+.*\bSafari\//, 'Mac / iPad', 'computer'],
  [/\bMacintosh\b/, 'Mac', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

/** Describes a session's device by its User-Agent (give-session.ts), which can be forged. */
export function describeDevice(text: string): Device {
  const [, system = '', kind = 'unknown'] = systems.find(([rule]) => rule.test(text)) ?? [];
  const [, browser = ''] = browsers.find(([rule]) => rule.test(text)) ?? [];
  return { browser, system, kind, installed: text.startsWith(`${installedDevice}; `) };
}
