import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { request } from 'undici';
import { startGateway } from './gateway-process.ts';

/** One GET as a browser sends it, with the body as transferred. */
async function get(url: string, language: string): Promise<{ encoding: string | undefined; body: Buffer }> {
  const cookie = `language=${language}`;
  const headers = { 'accept-encoding': 'br', 'accept-language': language, cookie, accept: 'text/html' };
  const answer = await request(url, { headers });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return {
    encoding: answer.headers['content-encoding']?.toString(),
    body: Buffer.from(await answer.body.arrayBuffer()),
  };
}

/** The URLs of the stylesheets that block the first paint: not those that are disabled or for print. */
export function listBlockingStyles(html: string): string[] {
  return [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].flatMap(([tag]) => {
    const waits = !/\sdisabled[\s=>/]|\smedia="print"/.test(tag);
    const href = /\shref="([^"]+)"/.exec(tag)?.[1];
    return waits && href ? [href] : [];
  });
}

/**
 * Bytes loaded before the first paint of home, after Brotli: the document as it is sent, and every render-blocking stylesheet.
 */
export async function measureHome(origin: string, language: string): Promise<number> {
  const { encoding, body } = await get(`${origin}/`, language);
  const html = encoding === 'br' ? brotliDecompressSync(body) : body;
  let size = encoding === 'br' ? body.length : brotliCompressSync(body).length;
  for (const href of listBlockingStyles(html.toString())) {
    const style = await get(new URL(href, origin).href, language);
    size += style.encoding === 'br' ? style.body.length : brotliCompressSync(style.body).length;
  }
  return size;
}

/** Starts the gateway on the build and writes dist/client/home-size.json for the byte budgets. Returns no complaints. */
export async function measureHomeDocument(root: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mare-home-'));
  const gateway = await startGateway({ dataFolder: folder });
  try {
    const sizes = { pt: await measureHome(gateway.url, 'pt'), en: await measureHome(gateway.url, 'en') };
    writeFileSync(join(root, 'dist/client/home-size.json'), JSON.stringify(sizes));
    return [];
  } finally {
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
