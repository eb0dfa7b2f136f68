import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema };

/**
 * A schema of the contract as JSON Schema (draft 2020-12, that of OpenAPI 3.1): `input` is what is sent to us, `output`
 * what we answer. Rules that JSON Schema cannot say are left out.
 */
export function jsonSchema(schema: v.GenericSchema<unknown, unknown>, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _version, ...rest } = toJsonSchema(schema, { typeMode, target: 'draft-2020-12', errorMode: 'ignore' });
  return rest;
}

/** The named fields of an object schema with their schemas; empty for anything else. */
export function fieldsOf({ properties, required }: JsonSchema): { name: string; schema: JsonSchema; required: boolean }[] {
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    schema: typeof schema === 'boolean' ? {} : schema,
    required: required?.includes(name) ?? false,
  }));
}
