import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import type { Language } from './sign-in.ts';

/** The translation of one of the code's texts for a reader of the language; `values` fill its placeholders in braces. */
export type Say = (source: string, values?: Readonly<Record<string, string | number>>) => string;

/** Every text of a catalogue by the text in the code, and by `context|text` where one has a context. */
function readCatalogue(language: Language): ReadonlyMap<string, string> {
  const read = (name: string) => readFileSync(join(projectRoot, `locales/${name}.po`), 'utf8');
  const file = ['', '-shell', '-pages', '-members'].map((reach) => read(language + reach)).join('\n');
  const entries = file.matchAll(/^(?:msgctxt "(?<context>.*)"\n)?msgid "(?<source>.+)"\nmsgstr "(?<text>.+)"$/gm);
  const texts = new Map<string, string>();
  for (const { groups } of entries) {
    const { context, source = '', text = '' } = groups ?? {};
    texts.set(context === undefined ? source : `${context}|${source}`, text.replaceAll('\\"', '"'));
  }
  return texts;
}

/** Returns the translations in a language, from the app's catalogues; throws for a missing one. */
export function textsIn(language: Language): Say {
  const texts = readCatalogue(language);
  return (source, values = {}) => {
    const text = texts.get(source);
    if (text === undefined) throw new Error(`locales/${language}*.po has no text for "${source}"`);
    return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  };
}
