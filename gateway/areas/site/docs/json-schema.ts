import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema };

/**
 * A schema of the contract as JSON Schema (draft 2020-12, that of OpenAPI 3.1): `input` is a request's, `output` a
 * response's. Rules that JSON Schema cannot express are omitted.
 */
export function jsonSchema(schema: v.GenericSchema<unknown, unknown>, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _version, ...rest } = toJsonSchema(schema, { typeMode, target: 'draft-2020-12', errorMode: 'ignore' });
  if (typeMode === 'output' || !('entries' in schema)) return rest;
  const ranges = Object.entries(schema.entries as Record<string, Part>).flatMap(([name, field]) => {
    const range = rangeOf(field);
    const before = rest.properties?.[name];
    const preset = typeof before === 'object' && before.default !== undefined && { default: before.default };
    return range ? [[name, { ...range, ...preset }] as const] : [];
  });
  return ranges.length === 0 ? rest : { ...rest, properties: { ...rest.properties, ...Object.fromEntries(ranges) } };
}

type Part = { readonly type: string; readonly wrapped?: Part; readonly pipe?: readonly Part[]; readonly requirement?: unknown };

/** The range of an integer that travels as digits too: the conversion ends where they become a number, before the rules. */
function rangeOf({ wrapped, pipe }: Part): JsonSchema | null {
  if (wrapped) return rangeOf(wrapped);
  const rule = (type: string) => pipe?.find((part) => part.type === type);
  const [minimum, maximum] = [rule('min_value')?.requirement, rule('max_value')?.requirement];
  if (!rule('transform') || !rule('integer') || typeof minimum !== 'number' || typeof maximum !== 'number') return null;
  return minimum === maximum ? { type: 'integer', const: minimum } : { type: 'integer', minimum, maximum };
}

/** The named fields of an object schema with their schemas; empty for anything else. */
export function fieldsOf({ properties, required }: JsonSchema): { name: string; schema: JsonSchema; required: boolean }[] {
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    schema: typeof schema === 'boolean' ? {} : schema,
    required: required?.includes(name) ?? false,
  }));
}
