import { describe, expect, it } from 'vitest';
import { deviceOf } from './user-agent.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

describe('deviceOf', () => {
  it('knows Safari on an iPhone, also on iOS 12', () => {
    expect(deviceOf({ userAgent: `${iphone} Version/17.5 Mobile/15E148 Safari/604.1` })).toEqual({
      system: 'ios',
      safari: true,
    });
    const old =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 12_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1';
    expect(deviceOf({ userAgent: old })).toEqual({ system: 'ios', safari: true });
  });

  it.each([
    ['Chrome', 'CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1'],
    ['Firefox', 'FxiOS/127.0 Mobile/15E148 Safari/605.1.15'],
    ['Edge', 'Version/17.0 EdgiOS/125.0 Mobile/15E148 Safari/605.1.15'],
    ['an app that shows pages', 'Mobile/15E148'],
    ['Instagram', 'Version/17.5 Mobile/15E148 Safari/604.1 Instagram 334.0'],
  ])('knows that %s on an iPhone is not Safari', (_, rest) => {
    expect(deviceOf({ userAgent: `${iphone} ${rest}` })).toEqual({ system: 'ios', safari: false });
  });

  it('distinguishes an iPad that reports to be a Mac', () => {
    expect(deviceOf({ userAgent: mac, maxTouchPoints: 5 }).system).toBe('ios');
    expect(deviceOf({ userAgent: mac, maxTouchPoints: 0 })).toEqual({ system: 'desktop', safari: false });
  });

  it('knows Android, and takes the rest for a desktop', () => {
    const android =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
    expect(deviceOf({ userAgent: android })).toEqual({ system: 'android', safari: false });
    expect(deviceOf({ userAgent: '' }).system).toBe('desktop');
  });
});
