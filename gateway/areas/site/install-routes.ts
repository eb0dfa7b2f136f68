import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#src/contract/core/wire.ts';
import { send, wantedBy } from '#gateway/http/answer.ts';
import type { App, AppContext } from '#gateway/http/app-env.ts';
import { cookieLanguage } from '#gateway/http/cookie-language.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readProfileSigner } from './install/sign-profile.ts';
import { webClipProfile } from './install/web-clip.ts';
import { cachedValue } from '#gateway/context/cached-value.ts';
import { readMerchant } from './merchant.ts';
import { Representation } from '#gateway/context/representation.ts';

type InLanguages = Readonly<Record<Language, Representation>> & { readonly fallback: Language };
type Source = Pick<Gateway, 'db' | 'config'>;

const caching = { 'Cache-Control': 'no-cache', Vary: 'Cookie' };
const manifests = { pt: 'manifest.webmanifest', en: 'manifest.en.webmanifest' } as const;

const brandOf = async (source: Source) => {
  const settings = (await readMerchant(source, source.config.merchant))?.settings;
  return { brandName: settings?.brandName ?? source.config.merchant, fallback: settings?.defaultLanguage ?? 'pt' };
};

/**
 * The files that a phone installs from, in the language of the cookie and under the merchant's name: the manifest, and the profile
 * of the iOS web clip. Both change with the merchant's settings alone.
 */
export function addInstallRoutes(app: App, gateway: Gateway): void {
  const sign = readProfileSigner(gateway.config);
  const manifest = cachedValue(['status'], (source) => eachLanguage(source, manifestIn));
  const profile = cachedValue(['status'], (source) =>
    eachLanguage(source, async (language, brandName) => {
      const text = webClipProfile({
        origin: source.config.publicOrigin,
        brandName,
        language,
        icon: await readIcon(source),
      });
      return new Representation(sign ? sign(text) : Buffer.from(text), {
        ...caching,
        'Content-Type': 'application/x-apple-aspen-config',
        'Content-Disposition': `attachment; filename="${source.config.merchant}.mobileconfig"`,
      });
    }),
  );

  app.get('/manifest.webmanifest', async (c, next) => (isBuilt(gateway) ? answer(c, await manifest(gateway)) : next()));
  // There is one profile, under any file name in the merchant's link.
  app.get('/downloads/:file{[\\w-]+\\.mobileconfig}', async (c) => answer(c, await profile(gateway)));
}

const isBuilt = ({ config }: Source) =>
  Object.values(manifests).every((name) => existsSync(join(config.distDir, 'client', name)));

async function eachLanguage(
  source: Source,
  make: (language: Language, brandName: string, source: Source) => Promise<Representation>,
): Promise<InLanguages> {
  const { brandName, fallback } = await brandOf(source);
  const [pt, en] = await Promise.all([make('pt', brandName, source), make('en', brandName, source)]);
  return { pt, en, fallback };
}

async function answer(c: AppContext, made: InLanguages): Promise<Response> {
  return send(c, await made[cookieLanguage(c) ?? made.fallback].answer(wantedBy(c)));
}

/** The built manifest under the merchant's name. */
async function manifestIn(language: Language, brandName: string, { config }: Source): Promise<Representation> {
  const file = JSON.parse(await readFile(join(config.distDir, 'client', manifests[language]), 'utf8')) as object;
  const named = JSON.stringify({ ...file, name: brandName, short_name: brandName });
  return new Representation(Buffer.from(named), {
    ...caching,
    'Content-Type': 'application/manifest+json; charset=utf-8',
  });
}

const readIcon = ({ config }: Source): Promise<Buffer | null> =>
  readFile(join(config.distDir, 'client/icons/icon-180.png')).catch(() => null);
