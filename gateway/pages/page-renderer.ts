import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calls } from '#src/contract/calls.ts';
import { type Topic, topics as allTopics } from '#src/contract/core/topics.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { readMerchant } from '../areas/site/merchant.ts';
import { Representation } from '../context/representation.ts';
import type { Gateway } from '../context/gateway.ts';
import type { App } from '../http/app-env.ts';
import { within } from '#src/contract/core/within.ts';
import { documentHeaders, type Inline, inlineOf } from '../http/security-headers.ts';
import { cardTags, siteCard } from './cards/link-card.ts';
import type { DocumentTemplate } from './document-template.ts';

/** The part of a page's description that the gateway reads. */
type ServedPage = {
  readonly path: string;
  readonly names: readonly string[];
  readonly forMembers: boolean;
  readonly page: { readonly served?: unknown };
};
type ServerInput = { readonly origin: string; readonly language: Language; readonly fetch: typeof fetch };
/**
 * What the server bundle of the public screens exports. `data` is JSON that is safe inside a script element; `scripts` are
 * the inline scripts in `html` that the renderer put there.
 */
export type ServerBundle = {
  readonly pages: readonly ServedPage[];
  readonly listAddresses: (input: ServerInput) => Promise<readonly string[]>;
  readonly load: (input: ServerInput & { address: string }) => Promise<void>;
  readonly render: (input: ServerInput & { address: string }) => Promise<{
    html: string;
    scripts: readonly string[];
    data: string;
    title: string;
    lang: string;
  }>;
};
/** A document and the topics of its data. */
export type ServedDocument = { readonly document: Representation; readonly topics: ReadonlySet<Topic> };

const renderDeadline = 10_000;

export async function loadBundle(distDir: string): Promise<ServerBundle | null> {
  const path = join(distDir, 'server', 'entry-server.js');
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as ServerBundle) : null;
}

/** Answers the app's reads as a guest, in process; records the reads, their topics and whether one failed. */
function readInProcess(app: App, origin: string) {
  const topics = new Set<Topic>();
  const seen = { failed: false, addresses: new Set<string>() };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, origin), init);
    const { pathname, search } = new URL(request.url);
    seen.addresses.add(pathname + search);
    const call = calls.find(({ path }) => path === pathname);
    for (const topic of call && call.cache !== 'private' ? call.cache.topics : allTopics) topics.add(topic);
    const answer = await app.fetch(request);
    seen.failed ||= !answer.ok;
    return answer;
  };
  return { fetch, topics, seen };
}

/** The canonical addresses of all server-rendered pages, from present data. */
export const listAddresses = (gateway: Gateway, app: App, bundle: ServerBundle, language: Language) => {
  const origin = gateway.config.publicOrigin;
  return bundle.listAddresses({ origin, language, fetch: readInProcess(app, origin).fetch });
};

/**
 * The calls that guests' pages make in both languages, path and query, recorded from the app's own reads. Pages of
 * one vendor are left out: there are hundreds, and few visits begin on one.
 */
export async function listReads(
  gateway: Gateway,
  app: App,
  bundle: ServerBundle,
  pages: readonly string[],
): Promise<ReadonlySet<string>> {
  const origin = gateway.config.publicOrigin;
  const { fetch, seen } = readInProcess(app, origin);
  const first = pages.filter((address) => !new URLSearchParams(address.split('?')[1]).has('vassalage'));
  for (const language of ['pt', 'en'] as const)
    for (const address of first) await within(bundle.load({ address, language, origin, fetch }), renderDeadline);
  return seen.addresses;
}

/** Renders a guest's page, compressed and ready to be sent. Rejects when a read of it fails or it takes too long. */
export async function renderPage(
  gateway: Gateway,
  app: App,
  template: DocumentTemplate,
  bundle: ServerBundle,
  { address, language }: { address: string; language: Language },
): Promise<ServedDocument> {
  const origin = gateway.config.publicOrigin;
  const { fetch, topics, seen } = readInProcess(app, origin);
  const rendered = await within(bundle.render({ address, origin, language, fetch }), renderDeadline);
  if (!rendered) throw new Error(`rendering ${address} took too long`);
  if (seen.failed) throw new Error(`a read of ${address} failed`);
  const styles = template.stylesFor(rendered.html);
  const brand = (await readMerchant(gateway, gateway.config.merchant))?.settings.brandName;
  const isHome = address === '/' && brand !== undefined;
  const tags = cardTags(siteCard(isHome ? brand : rendered.title, language), origin);
  // Script hashes are read from the document before any data is in it: no content can add one.
  const bare = { ...rendered, html: '', data: '', tags: '' };
  const empty = inlineOf(template.fillIn(bare, styles));
  const document = represent(
    template.fillIn({ ...rendered, tags }, styles),
    { scripts: [...empty.scripts, ...rendered.scripts], styles: empty.styles },
    gateway,
  );
  await Promise.all([document.encode('br'), document.encode('gzip')]);
  return { document, topics };
}

/** A document with its headers. */
export const represent = (html: string, inline: Inline, { config }: Gateway): Representation =>
  new Representation(
    Buffer.from(html),
    {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...documentHeaders(inline, config),
      Vary: 'Cookie',
    },
    { quality: 11 },
  );
