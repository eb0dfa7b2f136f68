import * as v from 'valibot';
import type { Codes, Typed } from './fields.ts';

/** One of the codes; `sentence` refuses every other text. */
export const codeOf = <const C extends Codes>(codes: C, sentence?: string) =>
  v.pipe(v.picklist(Object.keys(codes) as (keyof C & string)[], sentence), v.metadata({ codes } satisfies Typed));

/** A text whose known values are explained; others are taken, too, by what `schema` says. */
export const explained = <const S extends v.GenericSchema>(schema: S, codes: Codes) =>
  v.pipe(schema, v.metadata({ codes } satisfies Typed));

/** A code with its meaning: `PL (notice to players)`. */
export const writeCode = (codes: Codes, code: string | number): string =>
  codes[code] === undefined ? String(code) : `${code} (${codes[code]})`;
