import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Picture = { src: string; type: string; sizes: string; purpose?: string; form_factor?: string; label?: string };
type Shortcut = { name: string; short_name?: string; url: string; icons: Picture[] };
type Manifest = Record<string, unknown> & { icons: Picture[]; screenshots: Picture[]; shortcuts: Shortcut[] };

const read = (path: string) => readFileSync(join('public', path));
const manifestOf = (file: string) => JSON.parse(read(file).toString()) as Manifest;
const manifests = { pt: manifestOf('manifest.webmanifest'), en: manifestOf('manifest.en.webmanifest') };

/** Width × height from the file itself: PNG's header, or the frame header of a lossy WebP. */
function sizeOf(file: Buffer): string {
  if (file.toString('latin1', 1, 4) === 'PNG') return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  expect(file.toString('latin1', 8, 15)).toBe('WEBPVP8');
  const extended = file.toString('latin1', 12, 16) === 'VP8X';
  if (extended) return `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`;
  return `${file.readUInt16LE(26) & 0x3fff}x${file.readUInt16LE(28) & 0x3fff}`;
}

describe.each(Object.entries(manifests))('the manifest in %s', (language, manifest) => {
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];

  it('contains the app’s name, its start page and its display mode [CARD-13]', () => {
    expect(manifest).toMatchObject({
      id: '/m/home',
      name: 'Maré',
      short_name: 'Maré',
      start_url: '/m/home',
      scope: '/',
      display: 'standalone',
      display_override: ['standalone', 'minimal-ui'],
      lang: language === 'pt' ? 'pt-BR' : 'en',
      dir: 'ltr',
      categories: ['games', 'entertainment'],
    });
    expect(manifest['description']).toMatch(/\w{4}/);
  });

  it('has the colours of the light theme, which is the default', () => {
    const background = /--bg: (#[0-9a-f]{6})/.exec(readFileSync('src/ui/tokens.css', 'utf8'))?.[1];
    expect([manifest['theme_color'], manifest['background_color']]).toEqual([background, background]);
  });

  it('names existing pictures of the declared size and type', () => {
    for (const { src, sizes, type } of pictures.filter(({ sizes: size }) => size !== 'any')) {
      const file = read(src);
      expect({ src, size: sizeOf(file), type }).toEqual({
        src,
        size: sizes,
        type: src.endsWith('.png') ? 'image/png' : 'image/webp',
      });
      expect(file.length, src).toBeLessThan(150_000);
    }
    expect(read(manifest.icons.find(({ sizes }) => sizes === 'any')?.src ?? '').toString()).toContain('<svg');
  });

  it('has an icon for every kind of launcher', () => {
    const has = (size: string, purpose?: string) =>
      manifest.icons.some((icon) => icon.sizes === size && icon.purpose === purpose);
    for (const size of ['192x192', '512x512']) expect([has(size), has(size, 'maskable')]).toEqual([true, true]);
    expect(has('512x512', 'monochrome')).toBe(true);
  });

  it('has screenshots of a phone and of a computer, in its own language', () => {
    expect(manifest.screenshots.map(({ form_factor: form }) => form)).toEqual(['narrow', 'narrow', 'wide']);
    for (const { src, label } of manifest.screenshots)
      expect([src.endsWith(`-${language}.webp`), Boolean(label)]).toEqual([true, true]);
  });

  it('has shortcuts to hot games, favourites, deposit and promotions, each with its icon', () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/m/gameList?gameType=HOT',
      '/m/gameList?gameType=FAV',
      '/m/voucherCenter',
      '/m/activity',
    ]);
    for (const { name, icons } of manifest.shortcuts) expect([name !== '', icons[0]?.sizes]).toEqual([true, '96x96']);
  });
});

it('is the same app in both languages', () => {
  const same = ({ id, start_url: start, scope, icons }: Manifest) => ({ id, start, scope, icons });
  expect(same(manifests.en)).toEqual(same(manifests.pt));
});
