import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#src/contract/wire.ts';
import type { App } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { readMerchant } from '../domain/merchant.ts';
import { type DocumentTemplate, readTemplate } from './document-template.ts';
import { Representation } from '../context/representation.ts';
import { documentHeaders, type Inline, inlineOf } from '../http/security-headers.ts';
import { readSiteState } from '../domain/site-state.ts';

/**
 * What the server bundle of the public screens exports. `data` is JSON that is safe inside a script element; `scripts` are
 * the inline scripts in `html` that the renderer put there.
 */
type ServerBundle = {
  render: (input: { url: string; language: Language; fetch: typeof fetch }) => Promise<{
    html: string;
    scripts: readonly string[];
    data: string;
    title: string;
    lang: string;
    status: number;
  }>;
};

/** A document is rendered again this long after a change, so that a burst of changes costs one rendering; ms. */
const settleTime = 50;
/** Two renderings are at least this far apart; ms. */
const restTime = 500;
/** What depends on the time of day is rendered again when it is this old and asked for; ms. */
const maxAge = 60_000;
const renderDeadline = 10_000;
const languages: readonly Language[] = ['pt', 'en'];

export type HomeDocuments = {
  /**
   * The guest's home in a language (the merchant's when none is asked for), else the shell, else null when nothing has
   * been built. Costs no rendering.
   */
  readonly home: (language: Language | undefined) => Representation | null;
  /** The app's document without content, for every other page; it names the page's code, and texts in this language. */
  readonly shell: (path?: string, language?: Language) => Representation | null;
  /** Renders now; resolves when the documents are up to date. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
};

/**
 * Keeps the guest's home document rendered once per language with real data (docs/architecture.md, First paint). It is
 * rendered again, one rendering at a time, when the data changes; a rendering that fails is logged and the shell serves.
 */
export async function createHomeDocuments(gateway: Gateway, app: App): Promise<HomeDocuments> {
  const { config, events, logger } = gateway;
  const template = await readTemplate(config.distDir);
  const bundle = template && (await loadBundle(config.distDir));
  /** By the code that they name: each is made when it is first asked for. */
  const shells = new Map<string, Representation>();
  const documents = new Map<Language, Representation>();
  let defaultLanguage: Language = 'pt';
  let renderedAt = 0;
  let statusVersion = 0;
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  let stopped = false;

  const renderAll = async (source: DocumentTemplate, { render }: ServerBundle) => {
    const version = statusVersion;
    const state = await readSiteState(gateway);
    const closed = state.maintenance || state.regionRestriction;
    const merchant = await readMerchant(gateway, config.merchant);
    for (const language of languages) {
      const document = closed ? null : await renderOne(gateway, app, source, render, language);
      // The status has changed meanwhile: what was rendered before that must not come back. The next rendering is due.
      if (version !== statusVersion || stopped) return;
      if (document) documents.set(language, document);
      else documents.delete(language);
    }
    defaultLanguage = merchant?.settings.defaultLanguage ?? 'pt';
    renderedAt = Date.now();
  };
  const refresh = (): Promise<void> => {
    if (!template || !bundle || stopped) return last;
    last = last
      .then(() => renderAll(template, bundle))
      .catch((error: unknown) => logger.error({ err: error }, 'home could not be rendered'));
    return last;
  };
  const schedule = () => {
    if (timer || stopped) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        void refresh();
      },
      Math.max(settleTime, renderedAt + restTime - Date.now()),
    ).unref();
  };
  const onChange = (topic: string) => {
    if (topic === 'help') return;
    if (topic === 'status') {
      statusVersion += 1;
      documents.clear();
    }
    schedule();
  };
  events.on('changed', onChange);
  const shell = (path = '', language: Language = defaultLanguage) => {
    if (!template) return null;
    const code = template.code[language].get(path) ?? '';
    const known = shells.get(code);
    if (known) return known;
    const html = template.shell(code);
    const made = represent(html, inlineOf(html), gateway);
    shells.set(code, made);
    return made;
  };

  return {
    home: (language) => {
      if (Date.now() - renderedAt > maxAge) schedule();
      return documents.get(language ?? defaultLanguage) ?? shell();
    },
    shell,
    refresh,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      events.off('changed', onChange);
    },
  };
}

async function loadBundle(distDir: string): Promise<ServerBundle | null> {
  const path = join(distDir, 'server', 'entry-server.js');
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as ServerBundle) : null;
}

async function renderOne(
  gateway: Gateway,
  app: App,
  template: DocumentTemplate,
  render: ServerBundle['render'],
  language: Language,
) {
  const inProcess: typeof fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, gateway.config.publicOrigin), init);
    return app.fetch(request);
  };
  try {
    const rendered = await withDeadline(render({ url: `${gateway.config.publicOrigin}/`, language, fetch: inProcess }));
    if (rendered.status !== 200) throw new Error(`home rendered with status ${rendered.status}`);
    // What may run is read from the document before anybody's data stands in it: no content can add to it.
    const { scripts, styles } = inlineOf(template.fill(withoutData(rendered)));
    const document = represent(
      template.fill(rendered),
      { scripts: [...scripts, ...rendered.scripts], styles },
      gateway,
    );
    await Promise.all([document.encode('br'), document.encode('gzip')]);
    return document;
  } catch (error) {
    gateway.logger.error({ err: error, language }, 'home could not be rendered');
    return null;
  }
}

const withoutData = <R extends { html: string; data: string }>(rendered: R): R => ({ ...rendered, html: '', data: '' });

async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('rendering took too long')), renderDeadline);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const represent = (html: string, inline: Inline, { config }: Gateway): Representation =>
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
