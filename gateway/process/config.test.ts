import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { findSecrets, loadSecrets } from './secret-store.ts';
import { deriveKey } from './secrets.ts';

describe('settings', () => {
  it('has a default for everything and derives the origins from the ports', () => {
    const config = readConfig({ PORT: '5000', GAMES_PORT: '5001' });
    expect(config.publicOrigin).toBe('http://localhost:5000');
    expect(config.gamesOrigin).toBe('http://localhost:5001');
    expect(config.imageCdns).toEqual([]);
    expect(config.databaseUrl).toBeUndefined();
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('reads lists of image CDNs and refuses one that is no origin', () => {
    expect(readConfig({ IMAGE_CDNS: 'https://a.example, https://b.example/' }).imageCdns).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
    expect(() => readConfig({ IMAGE_CDNS: 'https://a.example/path' })).toThrow(ConfigError);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '80; rm'],
    ['DATABASE_URL', 'mysql://root:hunter2@host/db'],
    ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
    ['MASTER_SECRET', 'too short'],
    ['DEMO', 'perhaps'],
    ['VENDOR_DAY_LIMIT', '1000'],
    ['VENDOR_ROUND_LIMIT', '0.00'],
    ['LATE_WIN_DAYS', '-1'],
    ['VENDOR_REWARD_LIMIT', '0.00'],
    ['MEMBER_REWARD_LIMIT', 'much'],
    ['SMS_CARRIER_URL', 'http://sms.example/send'],
    ['GOOGLE_ISSUER', 'accounts'],
    ['FIREBASE_MODULE', 'http://sms.example/phone-login.js'],
    ['FIREBASE_SITES', "https://a.example; script-src 'unsafe-inline'"],
  ])('names %s, but not its value, when it cannot be used', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      `The environment variable ${name} has a value that cannot be used.`,
    );
  });

  it('takes origins whose pages may be framed, but not its own', () => {
    const FRAME_ORIGINS = 'https://tasks.example,https://other.example/';
    expect(readConfig({ FRAME_ORIGINS }).frameOrigins).toEqual(['https://tasks.example', 'https://other.example']);
    expect(readConfig({}).frameOrigins).toEqual([]);
    expect(() => readConfig({ FRAME_ORIGINS: 'http://localhost:4000' })).toThrow('FRAME_ORIGINS');
  });
});

it('an SMS provider has an address and a key, or there is none', () => {
  const carrier = { SMS_CARRIER_URL: 'https://sms.example/send', SMS_CARRIER_KEY: 'sixteen letters.' };
  expect(readConfig({}).smsCarrier).toBeUndefined();
  expect(readConfig(carrier).smsCarrier).toEqual({ url: 'https://sms.example/send', key: 'sixteen letters.' });
  for (const name of Object.keys(carrier)) expect(() => readConfig({ ...carrier, [name]: '' })).toThrow(ConfigError);
});

it('a push service for SMS needs its project, its script and the hash of that, and has Google’s addresses', () => {
  const module = 'https://mare.example/phone-login.js';
  const given = { FIREBASE_PROJECT: 'mare', FIREBASE_MODULE: module, FIREBASE_INTEGRITY: 'sha256-AAAA' };
  expect(readConfig({}).firebase).toBeUndefined();
  expect(readConfig({ ...given, FIREBASE_SITES: 'https://a.example, https://b.example' }).firebase).toEqual({
    audience: 'mare',
    issuer: 'https://securetoken.google.com/mare',
    keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    module,
    integrity: 'sha256-AAAA',
    sites: ['https://a.example', 'https://b.example'],
    policies: [],
  });
  for (const name of Object.keys(given)) expect(() => readConfig({ ...given, [name]: '' })).toThrow(ConfigError);
});

describe('a provider that members sign in with', () => {
  it('is off without a client, and has its own issuer with one', () => {
    expect(readConfig({}).social).toEqual({ facebook: undefined, google: undefined });
    const { social } = readConfig({ GOOGLE_CLIENT_ID: 'mare', GOOGLE_CLIENT_SECRET: 'secret' });
    expect(social.google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'mare',
      clientSecret: 'secret',
    });
  });

  it('needs both halves of its client', () => {
    expect(() => readConfig({ FACEBOOK_CLIENT_ID: 'mare' })).toThrow('FACEBOOK_CLIENT_SECRET are needed together');
  });
});

describe('the demonstration', () => {
  const site = { PUBLIC_ORIGIN: 'https://mare.example', GAMES_ORIGIN: 'https://games.example' };
  const demo = (environment: Record<string, string>) => readConfig(environment).demo;

  it('is there where both origins are of this machine alone, and can be left out', () => {
    expect(demo({})).toBe(true);
    expect(demo({ PUBLIC_ORIGIN: 'http://127.0.0.1:4000', GAMES_ORIGIN: 'http://[::1]:4001' })).toBe(true);
    expect(demo({ DEMO: 'off' })).toBe(false);
  });

  it.each([
    site,
    { PUBLIC_ORIGIN: 'http://192.168.0.10:4000' },
    { GAMES_ORIGIN: 'https://games.example' },
    { PUBLIC_ORIGIN: 'http://127.0.0.1.evil.example' },
    { PUBLIC_ORIGIN: 'http://localhost.evil.example' },
  ])('is not there by itself where %j are the origins, and asked for only with a second word', (origins) => {
    expect(demo(origins)).toBe(false);
    expect(() => demo({ ...origins, DEMO: 'on' })).toThrow('DEMO_ON_PUBLIC_ORIGIN=yes');
    expect(demo({ ...origins, DEMO: 'on', DEMO_ON_PUBLIC_ORIGIN: 'yes' })).toBe(true);
    expect(demo({ ...origins, DEMO_ON_PUBLIC_ORIGIN: 'yes' })).toBe(false);
  });

  it('is listened to on this machine alone, on both of its addresses', () => {
    const hosts = (environment: Record<string, string>) => readConfig(environment).hosts;
    expect(hosts({})).toEqual(['127.0.0.1', '::1']);
    expect(hosts({ HOST: 'localhost' })).toEqual(['127.0.0.1', '::1']);
    expect(hosts({ HOST: '::1' })).toEqual(['::1']);
    expect(hosts({ DEMO: 'off' })).toEqual(['127.0.0.1', '::1']);
    expect(hosts(site)).toEqual([undefined]);
  });

  it.each(['0.0.0.0', '::', '192.168.0.10', 'mare.local'])(
    'is not served to others by HOST=%s without a second word',
    (HOST) => {
      expect(() => demo({ HOST })).toThrow('DEMO=off, or DEMO_ON_PUBLIC_ORIGIN=yes');
      expect(demo({ HOST, DEMO: 'off' })).toBe(false);
      expect(demo({ HOST, DEMO_ON_PUBLIC_ORIGIN: 'yes' })).toBe(true);
    },
  );
});

it('shows the contract on a site without https alone, unless it is asked for', () => {
  const docs = (environment: Record<string, string>) => readConfig(environment).apiDocs;
  const site = { PUBLIC_ORIGIN: 'https://mare.example', GAMES_ORIGIN: 'https://games.example' };
  expect([docs({}), docs({ API_DOCS: 'off' }), docs(site), docs({ ...site, API_DOCS: 'on' })]).toEqual([
    ...[true, false],
    ...[false, true],
  ]);
});

describe('the origin of the games', () => {
  const origins = (PUBLIC_ORIGIN: string, GAMES_ORIGIN: string) => () => readConfig({ PUBLIC_ORIGIN, GAMES_ORIGIN });

  it('is another than that of the app', () => {
    expect(origins('https://mare.example', 'https://mare.example:443/')).toThrow('GAMES_ORIGIN');
    expect(() => readConfig({ PORT: '4000', GAMES_PORT: '4000' })).toThrow(ConfigError);
  });

  it('has a host of its own over https, because cookies know no ports', () => {
    expect(origins('https://mare.example', 'https://mare.example:8443')).toThrow('another host');
    expect(origins('https://mare.example', 'https://games.mare.example')).not.toThrow();
    expect(origins('http://localhost:4000', 'http://localhost:4001')).not.toThrow();
  });
});

it('reads the limits of vendors as minor units and milliseconds', () => {
  const environment = { VENDOR_ROUND_LIMIT: '250.50', VENDOR_DAY_LIMIT: '9000.00', LATE_WIN_DAYS: '2' };
  expect(readConfig(environment).vendorLimits).toEqual({
    roundMinor: 25_050,
    dayMinor: 900_000,
    lateWinFor: 172_800_000,
  });
});

it('reads the limits of what the house pays as minor units', () => {
  expect(readConfig({}).rewardLimits).toEqual({ vendorMinor: 10_000_000, memberMinor: 100_000 });
  const environment = { VENDOR_REWARD_LIMIT: '250.50', MEMBER_REWARD_LIMIT: '9.00' };
  expect(readConfig(environment).rewardLimits).toEqual({ vendorMinor: 25_050, memberMinor: 900 });
});

describe('the master secret', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'mare-secret-'));

  it('is made once, is the same at the next start, and is readable by its owner alone', () => {
    const dataDir = folder();
    const first = loadSecrets({ dataDir });
    expect(first.masterSecret.length).toBeGreaterThanOrEqual(32);
    expect(loadSecrets({ dataDir })).toEqual(first);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
    expect(loadSecrets({ dataDir: folder() })).not.toEqual(first);
  });

  it('is found beside the gateway, and never created there', () => {
    const dataDir = folder();
    expect(() => findSecrets({ dataDir })).toThrow(ConfigError);
    const made = loadSecrets({ dataDir });
    expect(findSecrets({ dataDir })).toEqual(made);
  });

  it('is never replaced when its file is damaged', () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'secrets.json'), '{');
    expect(() => loadSecrets({ dataDir })).toThrow(ConfigError);
  });

  it('gives another key for another purpose', () => {
    const source = { masterSecret: 'm'.repeat(32) };
    expect(deriveKey(source, 'a')).toEqual(deriveKey(source, 'a'));
    expect(deriveKey(source, 'a')).not.toEqual(deriveKey(source, 'b'));
    expect(deriveKey(source, 'a', 64)).toHaveLength(64);
  });
});
