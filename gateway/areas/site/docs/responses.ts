import type { CallRefusal } from '#src/contract/call-refusals.ts';
import type { JsonSchema } from './json-schema.ts';

type Json = Readonly<Record<string, unknown>>;

const json = (schema: Json, example?: Json): Json => ({
  content: { 'application/json': { schema, ...(example && { example }) } },
});

/** The answers of an operation: the value in its envelope, and each refusal under its status, lowest first. */
export function responsesOf(value: JsonSchema, refusals: readonly CallRefusal[]): Json {
  const statuses = [...new Set(refusals.map(({ status }) => status))];
  return {
    200: {
      description: 'Done',
      ...json({ type: 'object', required: ['success', 'value'], properties: { success: { const: true }, value } }),
    },
    ...Object.fromEntries(
      statuses.map((status) => [
        status,
        refused(refusals.filter((refusal) => refusal.status === status)),
      ]),
    ),
  };
}

function refused(refusals: readonly CallRefusal[]): Json {
  const codes = refusals.map(({ code }) => code);
  return {
    description: refusals.map(({ code, when }) => `- \`${code}\`: ${when}`).join('\n'),
    ...json(
      {
        allOf: [{ $ref: '#/components/schemas/Refusal' }, { type: 'object', properties: { message: { enum: codes } } }],
      },
      { success: false, message: codes[0] },
    ),
  };
}
