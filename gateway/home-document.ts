import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#src/contract/wire.ts';
import type { App } from './app-env.ts';
import type { Gateway } from './context.ts';
import { type DocumentTemplate, readTemplate } from './document-template.ts';
import { Representation } from './representation.ts';
import { documentHeaders } from './security-headers.ts';
import { readSiteState } from './site-state.ts';

/** What the server bundle of the public screens exports. `data` is JSON that is safe inside a script element. */
type ServerBundle = {
  render: (input: { url: string; language: Language; fetch: typeof fetch }) => Promise<{
    html: string;
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
  /** The guest's home in a language, else the shell, else null when nothing has been built. Costs no rendering. */
  readonly home: (language: Language) => Representation | null;
  /** The app's document without content, for every other page. */
  readonly shell: () => Representation | null;
  /** Renders now; resolves when the documents are up to date. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
};

/**
 * Keeps the guest's home document rendered once per language with real data (architecture.md, First paint). It is
 * rendered again, one rendering at a time, when the data changes; a rendering that fails is logged and the shell serves.
 */
export async function createHomeDocuments(gateway: Gateway, app: App): Promise<HomeDocuments> {
  const { config, events, logger } = gateway;
  const template = await readTemplate(config.distDir);
  const bundle = template && (await loadBundle(config.distDir));
  const shell = template && represent(template.shell(), gateway);
  const documents = new Map<Language, Representation>();
  let renderedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let dirty = true;
  let stopped = false;

  const renderAll = async (source: DocumentTemplate, { render }: ServerBundle) => {
    while (dirty && !stopped) {
      dirty = false;
      const state = await readSiteState(gateway);
      const closed = state.maintenance || state.regionRestriction;
      for (const language of languages) {
        const document = closed ? null : await renderOne(gateway, app, source, render, language);
        // A change of the status meanwhile has emptied the map: what was rendered before it must not come back.
        if (document && !dirty) documents.set(language, document);
        else if (!document) documents.delete(language);
      }
      renderedAt = Date.now();
    }
  };
  const refresh = async () => {
    if (!template || !bundle) return;
    running ??= renderAll(template, bundle)
      .catch((error: unknown) => logger.error({ err: error }, 'home could not be rendered'))
      .finally(() => {
        running = undefined;
      });
    await running;
  };
  const schedule = () => {
    dirty = true;
    if (timer || stopped) return;
    timer = setTimeout(() => {
      timer = undefined;
      void refresh();
    }, Math.max(settleTime, renderedAt + restTime - Date.now()));
    timer.unref();
  };
  const onChange = (topic: string) => {
    if (topic === 'help') return;
    if (topic === 'status') documents.clear();
    schedule();
  };
  events.on('changed', onChange);

  return {
    home: (language) => {
      if (bundle && Date.now() - renderedAt > maxAge) schedule();
      return documents.get(language) ?? shell;
    },
    shell: () => shell,
    refresh: async () => {
      dirty = true;
      await refresh();
    },
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

async function renderOne(gateway: Gateway, app: App, template: DocumentTemplate, render: ServerBundle['render'], language: Language) {
  const inProcess: typeof fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, gateway.config.publicOrigin), init);
    return app.fetch(request);
  };
  try {
    const rendered = await withDeadline(render({ url: `${gateway.config.publicOrigin}/`, language, fetch: inProcess }));
    if (rendered.status !== 200) throw new Error(`home rendered with status ${rendered.status}`);
    const document = represent(template.fill(rendered), gateway);
    await Promise.all([document.encode('br'), document.encode('gzip')]);
    return document;
  } catch (error) {
    gateway.logger.error({ err: error, language }, 'home could not be rendered');
    return null;
  }
}

async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('rendering took too long')), renderDeadline);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const represent = (html: string, { config }: Gateway): Representation =>
  new Representation(Buffer.from(html), {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    ...documentHeaders(html, config),
    Vary: 'Cookie',
  }, { quality: 11 });
