import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'plist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { ConfigError } from '#gateway/process/config.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const publicFolder = resolve(import.meta.dirname, '../../../public');
const profilePath = '/downloads/mare.mobileconfig';
type Clip = Record<string, unknown> & { Icon: Uint8Array };
type Profile = Record<string, unknown> & { PayloadContent: [Clip] };

/** A folder like dist/ whose client files are the public ones. */
function distFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mare-install-'));
  symlinkSync(publicFolder, join(folder, 'client'));
  return folder;
}

const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'pipe'] });

/** A self-signed certificate of this test alone. */
function makeCertificate(kind: 'rsa:2048' | 'ec'): { folder: string; profileCertificate: string; profileKey: string } {
  const folder = mkdtempSync(join(tmpdir(), 'mare-certificate-'));
  const [profileCertificate, profileKey] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const curve = kind === 'ec' ? ['-pkeyopt', 'ec_paramgen_curve:prime256v1'] : [];
  openssl(
    'req',
    '-x509',
    '-newkey',
    kind,
    ...curve,
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=profiles.example',
    '-keyout',
    profileKey,
    '-out',
    profileCertificate,
  );
  return { folder, profileCertificate, profileKey };
}

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  beforeAll(async () => {
    gateway = await createTestGateway({
      dialect,
      config: { distDir: distFolder(), publicOrigin: 'https://jogos.mare.example' },
    });
    app = createApp(gateway);
  });
  afterAll(() => gateway.close());

  const profileIn = async (language?: string) => {
    const response = await app.request(
      profilePath,
      language === undefined ? {} : { headers: { Cookie: `language=${language}` } },
    );
    return { response, profile: parse(await response.text()) as Profile };
  };

  it('serves the profile of the web clip under its type, with a name to keep it by [CARD-15]', async () => {
    const { response } = await profileIn();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/x-apple-aspen-config');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="mare.mobileconfig"');
    expect(
      (await app.request(profilePath, { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } })).status,
    ).toBe(304);
  });

  it('describes a removable full-screen web clip that starts as one [CARD-15]', async () => {
    const { profile } = await profileIn();
    const [clip] = profile.PayloadContent;
    expect(profile).toMatchObject({
      PayloadType: 'Configuration',
      PayloadVersion: 1,
      PayloadIdentifier: 'example.mare.jogos.profile',
      PayloadRemovalDisallowed: false,
    });
    expect(clip).toMatchObject({
      PayloadType: 'com.apple.webClip.managed',
      PayloadVersion: 1,
      PayloadIdentifier: 'example.mare.jogos.webclip',
      URL: 'https://jogos.mare.example/?source=webclip',
      FullScreen: true,
      IsRemovable: true,
      IgnoreManifestScope: true,
    });
    expect(clip.Label).toBe(profile['PayloadDisplayName']);
    expect(Buffer.from(clip.Icon).equals(readFileSync(join(publicFolder, 'icons/icon-180.png')))).toBe(true);
  });

  it('keeps its identifiers, so that a second installation replaces the first', async () => {
    const [first, again] = [await profileIn('pt'), await profileIn('en')].map(({ profile }) => [
      profile['PayloadUUID'],
      profile.PayloadContent[0]['PayloadUUID'],
    ]);
    expect(again).toEqual(first);
    expect(new Set(first).size).toBe(2);
    for (const uuid of first ?? [])
      expect(uuid).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/);
  });

  it('speaks the language of the cookie, and the merchant’s without one', async () => {
    const describedIn = async (language?: string) => (await profileIn(language)).profile['PayloadDescription'];
    expect(await describedIn('en')).toMatch(/^Puts the icon/);
    expect(await describedIn('pt')).toMatch(/^Põe o ícone/);
    expect(await describedIn('xx')).toBe(await describedIn());
    const manifestIn = async (language: string) =>
      (await (await app.request('/manifest.webmanifest', { headers: { Cookie: `language=${language}` } })).json()) as {
        lang: string;
      };
    expect((await manifestIn('en')).lang).toBe('en');
    expect((await manifestIn('pt')).lang).toBe('pt-BR');
  });

  it('has the merchant’s name in profile and manifest, with any characters, and a new one after a change', async () => {
    const settings = async (brandName: string) => {
      const row = await gateway.db
        .selectFrom('merchants')
        .select('settings')
        .where('code', '=', 'mare')
        .executeTakeFirstOrThrow();
      await gateway.db
        .updateTable('merchants')
        .set({ settings: JSON.stringify({ ...JSON.parse(row.settings), brandName }) })
        .where('code', '=', 'mare')
        .execute();
      gateway.events.emit('changed', 'status');
    };
    await settings('A & B <b>"\u0007');
    expect((await profileIn()).profile.PayloadContent[0]['Label']).toBe('A & B <b>"');
    await settings('Maré Alta');
    expect((await profileIn()).profile.PayloadContent[0]['Label']).toBe('Maré Alta');
    const response = await app.request('/manifest.webmanifest');
    expect(await response.json()).toMatchObject({ name: 'Maré Alta', short_name: 'Maré Alta', start_url: '/m/home' });
    expect(response.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
    expect(response.headers.get('Vary')).toContain('Cookie');
  });

  it('serves nothing else under /downloads', async () => {
    for (const path of [
      '/downloads/',
      '/downloads/mare.apk',
      '/downloads/../mare.mobileconfig/x',
      '/downloads/a/b.mobileconfig',
    ])
      expect((await app.request(path)).status).toBe(404);
  });
});

describe('a signed profile', () => {
  const withGateway = async <T>(
    config: { profileCertificate?: string; profileKey?: string },
    use: (app: () => App) => Promise<T>,
  ) => {
    const gateway = await createTestGateway({
      config: { distDir: distFolder(), publicOrigin: 'https://mare.example', ...config },
    });
    return use(() => createApp(gateway)).finally(() => gateway.close());
  };

  it('verifies with openssl against the operator’s certificate, and holds the profile [CARD-15]', async () => {
    const { folder, ...certificate } = makeCertificate('rsa:2048');
    await withGateway(certificate, async (app) => {
      const response = await app().request(profilePath);
      expect(response.headers.get('Content-Type')).toBe('application/x-apple-aspen-config');
      const file = join(folder, 'signed.mobileconfig');
      const bytes = Buffer.from(await response.arrayBuffer());
      writeFileSync(file, bytes);
      const verify = () =>
        openssl(
          'cms',
          '-verify',
          '-inform',
          'DER',
          '-in',
          file,
          '-CAfile',
          certificate.profileCertificate,
          '-purpose',
          'any',
        );
      const profile = parse(verify().toString('utf8')) as Profile;
      expect(profile.PayloadContent[0]['URL']).toBe('https://mare.example/?source=webclip');
      const at = bytes.indexOf('source=webclip');
      bytes[at] = 'S'.charCodeAt(0);
      writeFileSync(file, bytes);
      expect(verify).toThrow(/[Vv]erification failure|digest/);
    });
  });

  it('is refused at the start when certificate and key cannot be used', async () => {
    const [one, other, curve] = [makeCertificate('rsa:2048'), makeCertificate('rsa:2048'), makeCertificate('ec')];
    const wrong = [
      { profileCertificate: one.profileCertificate },
      { profileCertificate: one.profileCertificate, profileKey: other.profileKey },
      { profileCertificate: curve.profileCertificate, profileKey: curve.profileKey },
      { profileCertificate: one.profileKey, profileKey: one.profileCertificate },
      { profileCertificate: join(one.folder, 'nothing.pem'), profileKey: one.profileKey },
    ];
    for (const config of wrong) await withGateway(config, async (app) => expect(app).toThrow(ConfigError));
  });
});
