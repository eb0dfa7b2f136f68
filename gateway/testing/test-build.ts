import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A build like Vite's, small: template, manifest, styles, a script, art, and a server bundle that shows what it was given. */
export function writeTestBuild(): string {
  const distDir = mkdtempSync(join(tmpdir(), 'mare-dist-'));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(distDir, path)), { recursive: true });
    writeFileSync(join(distDir, path), content);
  };
  const script = `export const lines = ${JSON.stringify(Array.from({ length: 200 }, (_, index) => `line ${index}`))};`;
  write('client/index.html', template);
  write('client/.vite/manifest.json', JSON.stringify(manifest));
  write('client/assets/index-abc.css', ':root{--tide:#00697d}');
  write('client/assets/home-def.css', '.home{color:var(--tide)}');
  write('client/assets/other-ghi.css', '.other{color:red}');
  write('client/assets/index-abc.js', script);
  write('client/sw.js', 'self.skipWaiting;');
  write('client/robots.txt', 'User-agent: *');
  write('client/icons/icon-192.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  write('art/g/COR-1.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('art/g/COR-1.svg.br', brotliCompressSync('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  write('secret.txt', 'not for anybody');
  write('server/entry-server.js', serverBundle);
  write('server/package.json', '{"type":"module"}');
  return distDir;
}

const template = `<!doctype html>
<html lang="pt-BR" data-theme="light">
  <head>
    <title>Maré</title>
    <meta name="description" content="${'Jogos e ganhadores. '.repeat(60)}">
    <link rel="stylesheet" crossorigin href="/assets/index-abc.css">
    <!--app-head-->
    <script>document.documentElement.dataset.theme = 'light';</script>
  </head>
  <body>
    <div id="root"><!--app-html--></div>
    <!--app-data-->
    <script>import('/assets/index-abc.js');</script>
  </body>
</html>
`;

const manifest = {
  'index.html': { file: 'assets/index-abc.js', isEntry: true, css: ['assets/index-abc.css'] },
  'src/routes/index.tsx?tsr-split=component---loader': {
    file: 'assets/home-def.js',
    imports: ['index.html'],
    css: ['assets/home-def.css'],
  },
  'src/routes/m.gameList.tsx?tsr-split=component---loader': {
    file: 'assets/other-ghi.js',
    imports: ['index.html'],
    css: ['assets/other-ghi.css'],
  },
  'src/routes/m.messages.tsx?tsr-split=component---loader': { file: 'assets/messages-vwx.js', imports: ['index.html'] },
  'locales/pt.po': { file: 'assets/pt-jkl.js' },
  'locales/pt-shell.po': { file: 'assets/pt-shell-mno.js' },
  'locales/pt-pages.po': { file: 'assets/pt-pages-pqr.js' },
  'locales/pt-members.po': { file: 'assets/pt-members-stu.js' },
  'locales/en.po': { file: 'assets/en-jkl.js' },
  'locales/en-shell.po': { file: 'assets/en-shell-mno.js' },
  'locales/en-pages.po': { file: 'assets/en-pages-pqr.js' },
  'locales/en-members.po': { file: 'assets/en-members-stu.js' },
};

/**
 * Renders the site's brand from the API, and the help on its page. `globalThis` controls it:
 * `failRendering` makes it fail, `holdRendering` is waited for, and `renderings` counts.
 */
const serverBundle = `
export const pages = [
  { path: '/', names: ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'], page: { served: 'always' } },
  { path: '/m/help', names: ['/m/help'], page: { served: true } },
  { path: '/m/gameList', names: ['/m/gameList'], page: { served: true } },
  { path: '/m/messages', names: ['/m/messages'], forMembers: true, page: {} },
  { path: '/m/register.html', names: ['/m/register.html'], page: {} },
];
export async function listAddresses() {
  const lists = Array.from({ length: 300 }, (_, index) => '/m/gameList?gameType=RNG&vassalage=V' + index);
  return ['/m/help', '/m/help?i=0', '/m/gameList', ...lists];
}
export async function load({ address, language, fetch }) {
  await fetch('/wps/system/whitelabel');
  if (address.startsWith('/m/help')) await fetch('/wps/system/helpCenter?lang=' + language);
}
export async function render({ address, language, fetch }) {
  globalThis.running = (globalThis.running ?? 0) + 1;
  globalThis.mostRunning = Math.max(globalThis.mostRunning ?? 0, globalThis.running);
  await globalThis.holdRendering;
  globalThis.running -= 1;
  if (globalThis.failRendering) throw new Error('rendering failed on purpose');
  const answer = await (await fetch('/wps/system/whitelabel')).json();
  const name = answer.value.brandName;
  if (address.startsWith('/m/help')) await fetch('/wps/system/helpCenter?lang=' + language);
  globalThis.renderings = (globalThis.renderings ?? 0) + 1;
  return {
    html: '<main class="home">' + name + ' in ' + language + ' $& at ' + address + '<script>restore()</script></main>' + (globalThis.injected ?? ''),
    scripts: ['restore()'],
    data: JSON.stringify({ name }).replaceAll('<', '\\\\u003c'),
    title: name + ' & more',
    lang: language === 'pt' ? 'pt-BR' : 'en',
  };
}
`;
