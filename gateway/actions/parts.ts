import * as v from 'valibot';
import { readInput } from './fields.ts';
import { OperatorError } from './define-action.ts';

type Outputs<P extends v.ObjectEntries> = { readonly [K in keyof P]: v.InferOutput<P[K]> };

/** Parts of a thing as they were given: any of them may be missing. */
export type Parts<P extends v.ObjectEntries> = { readonly [K in keyof P]?: v.InferOutput<P[K]> };

/** The input of an action that writes the parts of a thing that are given, and refuses to write none. */
export function partsOf<const W extends v.ObjectEntries, const P extends v.ObjectEntries>(words: W, parts: P) {
  const entries = Object.entries(parts).map(([key, schema]) => [key, v.exactOptional(schema as v.GenericSchema)]);
  const optional = Object.fromEntries(entries) as { readonly [K in keyof P]: v.ExactOptionalSchema<P[K], undefined> };
  return v.pipe(
    v.object({ ...words, ...optional }),
    v.check((given) => Object.keys(parts).some((key) => key in given), 'Say what is to be written.'),
  );
}

/** All parts of a thing that is new: what is not given has its default. Throws OperatorError for a part that has none. */
export function allParts<P extends v.ObjectEntries>(parts: P, given: Parts<P>): Outputs<P> {
  const missing = Object.entries(parts).filter(([key]) => given[key] === undefined);
  const read = readInput(v.object(Object.fromEntries(missing)), {});
  if ('refusal' in read) throw new OperatorError(read.refusal);
  return { ...read.value, ...given } as Outputs<P>;
}
