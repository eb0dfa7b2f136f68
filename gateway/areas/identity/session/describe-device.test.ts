import { describe, expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

describe('what a session was opened from', () => {
  it.each([
    ['Chrome', 'Android', 'phone', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`],
    ['Chrome', 'Android', 'tablet', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Safari/537.36`],
    [
      'Samsung Internet',
      'Android',
      'phone',
      `Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`,
    ],
    ['Edge', 'Windows', 'computer', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/131.0`],
    ['Opera', 'Windows', 'computer', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/114.0`],
    ['Firefox', 'Linux', 'computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    [
      'Safari',
      'iPhone',
      'phone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 12_4 like Mac OS X) ${webKit} Version/12.1 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome',
      'iPhone',
      'phone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${webKit} CriOS/120.0 Mobile/15E148 Safari/604.1`,
    ],
    ['', 'iPhone', 'phone', `Mozilla/5.0 (iPhone; CPU iPhone OS 12_4 like Mac OS X) ${webKit} Mobile/15E148`],
    [
      'Safari',
      'Mac / iPad',
      'computer',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/17.0 Safari/605.1.15`,
    ],
    ['Chrome', 'Mac', 'computer', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`],
    ['Chrome', 'ChromeOS', 'computer', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`],
  ])('is %s on %s, a %s', (browser, system, kind, text) => {
    expect(describeDevice(text)).toEqual({ browser, system, kind, installed: false });
    expect(describeDevice(`OTHERS; ${text}`)).toEqual({ browser, system, kind, installed: true });
  });

  it.each(['', 'curl/8.0', 'test', '<script>alert(1)</script>'])('is unknown for "%s"', (text) => {
    expect(describeDevice(text)).toEqual({ browser: '', system: '', kind: 'unknown', installed: false });
  });
});
