import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentsScene } from '../../testing/documents-scene.ts';

const scene = documentsScene({ publicOrigin: 'https://mare.example' });
const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300" width="240" height="300"><path fill="${colour}" d="M0 0h240v300H0z"/></svg>`;

beforeAll(async () => {
  mkdirSync(join(scene.distDir, 'art/b'), { recursive: true });
  for (const name of ['g/COR-1', 'g/COR-2', 'b/mar'])
    writeFileSync(join(scene.distDir, `art/${name}.svg`), drawing('teal'));
  const icon = sharp({ create: { width: 512, height: 512, channels: 3, background: 'navy' } });
  writeFileSync(join(scene.distDir, 'client/icons/icon-512.png'), await icon.png().toBuffer());
});

/** The card of a document, as a program reads it that runs no script. */
async function cardAt(address: string, headers = {}) {
  const html = await scene.html(address, headers);
  const read = (name: string) => new RegExp(`<meta [^>]*"${name}" content="([^"]*)">`).exec(html)?.[1];
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return {
    ...{ title, card: read('twitter:card'), 'og:title': read('og:title') },
    ...{ text: read('og:description'), picture: read('og:image') },
  };
}

describe('a shared link', () => {
  it('of home has the site’s title, text and picture, in the language of its reader', async () => {
    expect(await cardAt('/')).toMatchObject({
      ...{ 'og:title': 'Maré', card: 'summary_large_image', picture: 'https://mare.example/art/card/site.png' },
      text: 'Jogos, ganhadores e promoções num só lugar, também com rede ruim.',
    });
    expect((await cardAt('/', { Cookie: 'language=en' })).text).toMatch(/^Games, winners/);
  });

  it('of a game has its name, vendor and drawing', async () => {
    expect(await cardAt('/m/launchGame?vendor=COR&game=COR-1')).toEqual({
      ...{ title: 'Dragão do Recife 1 · Maré', 'og:title': 'Dragão do Recife 1 · Maré', card: 'summary_large_image' },
      text: expect.stringMatching(/^De .+, na Maré\./),
      picture: 'https://mare.example/art/card/g/COR-1.png',
    });
  });

  it('of an invitation says what it is and for whom, without its code', async () => {
    const html = await scene.html('/m/register?affiliateCode=K7MPX2QR');
    expect(html).not.toContain('K7MPX2QR');
    expect(await cardAt('/m/register?affiliateCode=K7MPX2QR')).toMatchObject({
      ...{ title: 'Convite para a Maré', picture: 'https://mare.example/art/card/invitation.png' },
      text: expect.stringContaining('maiores de 18 anos'),
    });
  });

  it('of an unknown game, or of another vendor’s, is an app shell like any other', async () => {
    for (const search of ['vendor=COR&game=gone', 'vendor=AB&game=COR-1', 'game=COR-1', 'vendor=COR', ''])
      expect(await cardAt(`/m/launchGame?${search}`)).toMatchObject({ title: 'Maré', 'og:title': undefined });
  });

  it('takes nothing from its address, and a hostile name is text', async () => {
    const attack = '"><script>hit()</script>';
    const query = new URLSearchParams({ vendor: 'COR', game: attack, affiliateCode: attack });
    for (const path of ['/m/launchGame', '/m/register', '/'])
      expect(await scene.html(`${path}?${query}`)).not.toContain('hit()');
    const { db, events } = scene.gateway;
    await db.updateTable('games').set({ name_pt: attack }).where('node_id', '=', 'COR-2').execute();
    events.emit('changed', 'games');
    const html = await scene.html('/m/launchGame?vendor=COR&game=COR-2');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;hit()&lt;/script&gt; · Maré"');
    expect(html).not.toContain('<script>hit()');
    expect(
      (await scene.app.request('/m/launchGame?vendor=COR&game=COR-2')).headers.get('Content-Security-Policy'),
    ).toBe((await scene.app.request('/m/launchGame?vendor=COR&game=COR-1')).headers.get('Content-Security-Policy'));
  });
});

describe('the picture of a card', () => {
  it.each(['/art/card/g/COR-1.png', '/art/card/site.png', '/art/card/invitation.png'])(
    '%s is a PNG of 1200×630, small enough for messengers, that any page may show',
    async (path) => {
      const answer = await scene.app.request(path);
      expect(answer.headers.get('Content-Type')).toBe('image/png');
      expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      const file = Buffer.from(await answer.arrayBuffer());
      const { format, width, height } = await sharp(file).metadata();
      expect([format, width, height]).toEqual(['png', 1200, 630]);
      expect(file.length).toBeLessThan(300_000);
      const again = await scene.app.request(path, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } });
      expect(again.status).toBe(304);
    },
    20_000,
  );

  it('is there for the catalogue’s games alone', async () => {
    for (const path of ['/art/card/g/gone.png', '/art/card/g/../../secret.png', '/art/card/other.png', '/art/card/g/'])
      expect((await scene.app.request(path)).status, path).toBe(404);
  });

  it('is drawn once for concurrent requests, and redirects to the icon when the queue is full', async () => {
    const games = Array.from({ length: 12 }, (_, index) => `/art/card/g/COR-${index + 3}.png`);
    const answers = await Promise.all([...games, ...games.slice(0, 3)].map((path) => scene.app.request(path)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(8 + 3);
    expect(answers.filter(({ status }) => status === 302).map((one) => one.headers.get('Location'))).toEqual(
      Array.from({ length: 4 }, () => '/icons/icon-512.png'),
    );
  }, 30_000);
});
