import * as v from 'valibot';
import type { JsonSchema } from './json-schema.ts';

/** A plausible value of each query field that several calls have. */
const examples: Readonly<Record<string, unknown>> = {
  merchant: 'mare',
  merchantCode: 'mare',
  merchant_code: 'mare',
  language: 'pt',
  lang: 'pt',
  platform: 'html5',
  pageNo: 1,
  pageSize: 20,
  gameType: 'RNG',
  gameName: 'fortune',
  vassalage: 'TIDE',
  types: 'B,PL',
  since: 1_780_000_000_000,
  from: 1_780_000_000_000,
  to: 1_780_086_400_000,
  days: '1780000000000,1780086400000',
  numero: '20260314-001',
};

/** The example of a query field; nothing where the schema lists the values itself, or takes another than those above. */
export function exampleOf(
  query: v.GenericSchema<unknown, unknown>,
  { name, schema }: { readonly name: string; readonly schema: JsonSchema },
): { readonly example?: unknown } {
  if (schema.const !== undefined || schema.enum || !(name in examples) || !('entries' in query)) return {};
  const field = (query.entries as Record<string, v.GenericSchema<unknown, unknown>>)[name];
  return field && v.is(field, examples[name]) ? { example: examples[name] } : {};
}
