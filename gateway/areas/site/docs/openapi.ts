import type { Call, WholeCall } from '#src/contract/core/call.ts';
import { wholeCalls } from '#src/contract/whole-calls.ts';
import { encryptionHeader, encryptionScheme, idempotencyHeader, EncryptedBody } from '#src/contract/core/envelope.ts';
import { errorCodes } from '#src/contract/core/error-code.ts';
import { type VendorCallback, vendorCallbacks, vendorHeaders } from '#src/contract/vendors/vendor.ts';
import { fieldsOf, type JsonSchema, jsonSchema } from './json-schema.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * The OpenAPI 3.1 document of the gateway, made from the contract. `x-ours: true` marks what the requirements do not
 * show and we chose [S1-395]; vendor callbacks are all ours.
 */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of wholeCalls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  for (const name of Object.keys(vendorCallbacks) as VendorCallback[])
    paths[`/vendor/v1/${name}`] = { post: callback(name) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maré gateway',
      version: '1',
      description:
        'Every answer is an envelope: `{ "success": true, "value": … }`, or `{ "success": false, "message": code, "value": … }` with one code of a closed list. Amounts are decimal strings. Operations marked `x-ours` were chosen by this project where the requirements show no path or shape.',
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'app', description: 'Calls of the app' },
      { name: 'vendor', description: 'Callbacks that game vendors make, signed with a key of theirs' },
    ],
    paths,
    components: {
      schemas: {
        Refusal: {
          type: 'object',
          required: ['success', 'message'],
          properties: {
            success: { const: false },
            message: { $ref: '#/components/schemas/ErrorCode' },
            value: { type: 'object' },
          },
        },
        ErrorCode: { type: 'string', enum: errorCodes },
      },
      securitySchemes: {
        member: {
          type: 'http',
          scheme: 'bearer',
          description: 'The short-lived access token of login or renewal; the payload field `token` is taken as well.',
        },
        renewal: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'The rotating HttpOnly cookie that login and renewal set.',
        },
      },
    },
  };
}

function operation(call: WholeCall): Json {
  const security = { public: [], optional: [{}, { member: [] }], member: [{ member: [] }] }[call.access];
  return {
    operationId: call.name,
    summary: call.summary,
    tags: ['app'],
    ...(call.ours && { 'x-ours': true }),
    ...(call.module && { 'x-module': call.module }),
    'x-cache': call.cache === 'private' ? 'private' : 'shared',
    security,
    parameters: [
      ...(call.query ? fieldsOf(jsonSchema(call.query, 'input')).map((field) => ({ in: 'query', ...field })) : []),
      ...(call.encrypted ? [header(encryptionHeader, true, { const: encryptionScheme })] : []),
      ...(call.idempotent
        ? [header(idempotencyHeader, call.idempotent === 'required', { type: 'string', pattern: '^[\\w.:-]{8,128}$' })]
        : []),
    ],
    ...(call.body && {
      requestBody: requestBody(call.encrypted ? jsonSchema(EncryptedBody, 'input') : jsonSchema(call.body, 'input')),
    }),
    ...(call.file && { requestBody: fileBody(call.file) }),
    // The content of the encrypted body, which is not visible on the wire.
    ...(call.encrypted && call.body && { 'x-sealed-body': jsonSchema(call.body, 'input') }),
    responses: responses(jsonSchema(call.value, 'output')),
  };
}

function callback(name: VendorCallback): Json {
  const { body, value } = vendorCallbacks[name];
  return {
    operationId: `vendor.${name}`,
    summary: `Vendor callback: ${name.replace('-', ' of ')}`,
    tags: ['vendor'],
    'x-ours': true,
    security: [],
    parameters: Object.values(vendorHeaders).map((title) => header(title, true, { type: 'string' })),
    requestBody: requestBody(jsonSchema(body, 'input')),
    responses: responses(jsonSchema(value, 'output')),
  };
}

const header = (name: string, required: boolean, schema: JsonSchema) => ({ in: 'header', name, required, schema });
const requestBody = (schema: JsonSchema): Json => ({ required: true, content: { 'application/json': { schema } } });
const fileBody = ({ types, maxBytes }: NonNullable<Call['file']>): Json => ({
  required: true,
  content: Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary', maxLength: maxBytes } }]),
  ),
});
const responses = (value: JsonSchema): Json => ({
  200: {
    description: 'Done',
    content: {
      'application/json': {
        schema: { type: 'object', required: ['success', 'value'], properties: { success: { const: true }, value } },
      },
    },
  },
  default: {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  },
});
