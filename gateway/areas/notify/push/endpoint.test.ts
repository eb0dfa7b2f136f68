import { describe, expect, it } from 'vitest';
import { readConfig } from '#gateway/process/config.ts';
import { isPublicAddress, isPushEndpoint } from './endpoint.ts';

const { pushServices } = readConfig({});
const strict = { pushServices, pushLoopback: false };
const allowing = { pushServices, pushLoopback: true };

describe('an endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://jmt17.google.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc?x=1',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('of a push service is taken: %s', (endpoint) => {
    expect(isPushEndpoint(strict, endpoint)).toBe(true);
  });

  it.each([
    '',
    'nonsense',
    'http://push.example.com/a',
    'ftp://push.example.com/a',
    'https://user@push.example.com/a',
    'https://:secret@push.example.com/a',
    'https://push.example.com:8443/a',
    'https://push.example.com/a',
    'https://fcm.googleapis.com.example.com/a',
    'https://evilfcm.googleapis.com/a',
    'https://localhost/a',
    'https://localhost./a',
    'https://a.localhost/a',
    'https://router/a',
    'https://printer.local/a',
    'https://metadata.google.internal/a',
    'https://10.0.0.1/a',
    'https://8.8.8.8/a',
    'https://0x7f.1/a',
    'https://2130706433/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'http://127.0.0.1:9000/a',
  ])('that leads elsewhere is refused: %s', (endpoint) => {
    expect(isPushEndpoint(strict, endpoint)).toBe(false);
  });

  it('of a service that the operator names is taken, and of no other then', () => {
    const own = { ...strict, pushServices: readConfig({ PUSH_SERVICES: 'push.example.com, ' }).pushServices };
    expect(isPushEndpoint(own, 'https://eu.push.example.com/a')).toBe(true);
    expect(isPushEndpoint(own, 'https://fcm.googleapis.com/a')).toBe(false);
  });

  it('on this machine is taken where the config says so, and nothing else with it', () => {
    expect(isPushEndpoint(allowing, 'http://127.0.0.1:9000/push/a')).toBe(true);
    expect(isPushEndpoint(allowing, 'http://localhost:9000/push/a')).toBe(true);
    expect(isPushEndpoint(allowing, 'http://user@localhost:9000/push/a')).toBe(false);
    expect(isPushEndpoint(allowing, 'http://10.0.0.1:9000/push/a')).toBe(false);
    expect(isPushEndpoint(allowing, 'http://push.example.com/a')).toBe(false);
  });
});

describe('an address', () => {
  it.each(['8.8.8.8', '142.250.1.95', '2a00:1450:4001:800::200a', '2600:1f18::1'])('of the Internet: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.53',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::',
  ])('that is not: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
