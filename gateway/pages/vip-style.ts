import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entriesOf, filesOf, manifestFile, readManifest } from './build-manifest.ts';
import { readBuilt } from './read-built.ts';

/** Reads the app's tokens for both themes, from the sheets of its entry; nothing where nothing has been built. */
export function tokensReader(distDir: string): () => Promise<string> {
  const client = join(distDir, 'client');
  const read = readBuilt(manifestFile(client), () => readTokens(client));
  return async () => (await read()) ?? '';
}

async function readTokens(client: string): Promise<string> {
  const manifest = await readManifest(client);
  const { styles } = filesOf(manifest, entriesOf(manifest));
  const sheets = await Promise.all(styles.map((file) => readFile(join(client, file), 'utf8')));
  // Rules inside a media query would apply to every screen without their condition.
  const everywhere = sheets.map((css) => css.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, ''));
  return everywhere.flatMap((css) => css.match(/:root[^{}]*\{[^}]*\}/g) ?? []).join('');
}

/** The VIP page's style, from the tokens. */
export const vipStyle = `*{box-sizing:border-box;margin:0}
html{font-size:312.5%;background:var(--bg);-webkit-text-size-adjust:100%}
body{display:flex;flex-direction:column;max-width:768px;min-height:100vh;margin:0 auto;background:var(--bg);color:var(--ink);font:var(--t16);overflow-wrap:break-word}
a:focus-visible{outline:2px solid var(--focus);outline-offset:-4px}
header{display:flex;position:sticky;top:0;z-index:1;align-items:center;height:calc(var(--header-h) + var(--safe-t));padding:var(--safe-t) var(--gutter) 0 var(--s1);background:var(--surface);box-shadow:var(--e1)}
header a{display:flex;width:48px;height:48px;flex:none;align-items:center;justify-content:center;color:inherit}
header p{margin-left:var(--s1);font:var(--t20);font-weight:800;letter-spacing:-.01em}
main{flex:1;padding-bottom:var(--s8)}
.hero{padding:var(--s8) var(--gutter) calc(var(--s10) + var(--s2));background:linear-gradient(135deg,#06303a,#0a6b75);color:var(--on-art)}
.hero h1{margin:var(--s2) 0 var(--s1);font:var(--t32);font-weight:900;letter-spacing:-.02em}
.hero p{max-width:36em;color:var(--on-art-2)}
.hero a{display:inline-flex;min-height:44px;align-items:center;color:inherit;font-weight:700}
ol{margin:-24px 0 0;padding:0 var(--gutter);list-style:none;counter-reset:level}
.card{position:relative;padding:var(--s4) var(--s4) var(--s4) 76px;border-radius:var(--r16);background:var(--surface);box-shadow:var(--e1);color:var(--ink-2);counter-increment:level}
p.card{margin:-24px var(--gutter) 0;padding-left:var(--s4)}
li+li{margin-top:var(--s3)}
li::before{position:absolute;top:var(--s4);left:var(--s4);width:44px;height:44px;border-radius:var(--pill);background:var(--brand-soft);color:var(--on-brand-soft);font-weight:800;line-height:44px;text-align:center;content:counter(level)}
li:last-child::before{background:var(--play);color:var(--on-play)}
h2{color:var(--ink);font:var(--t20);font-weight:800;letter-spacing:-.01em}
.turnover{margin-bottom:var(--s2);font:var(--t14);color:var(--ink-3)}
.turnover b{color:var(--ink);font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap}
li p+p+p{margin-top:var(--s1)}
footer{padding:0 var(--gutter) calc(var(--s6) + var(--safe-b));font:var(--t12);color:var(--ink-3)}
`;
