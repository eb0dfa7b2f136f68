import { refusalsOf, refusalsOfCallback } from '#src/contract/call-refusals.ts';
import type { Call, DocumentedCall } from '#src/contract/core/call.ts';
import { wholeCalls } from '#src/contract/whole-calls.ts';
import { encryptionHeader, encryptionScheme, idempotencyHeader, EncryptedBody } from '#src/contract/core/envelope.ts';
import { errorCodes } from '#src/contract/core/error-code.ts';
import { vendorDocs } from '#src/contract/vendors/vendor.docs.ts';
import { type VendorCallback, vendorCallbacks, vendorHeaders } from '#src/contract/vendors/vendor.ts';
import { exampleOf } from './examples.ts';
import { fieldsOf, type JsonSchema, jsonSchema } from './json-schema.ts';
import { responsesOf } from './responses.ts';
import { callTags, tagOf, vendorTag } from './tags.ts';

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
        'Every answer is an envelope: `{ "success": true, "value": … }`, or `{ "success": false, "message": code, "value": … }` with one code of a closed list. Amounts are decimal strings. The answers of an operation list every code that it can be refused with, by status. Operations marked `x-ours` were chosen by this project where the requirements show no path or shape.',
      contact: { name: 'The Maré authors' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The origin of the app' }],
    tags: [...callTags.map(({ name, description }) => ({ name, description })), vendorTag],
    paths,
    components: {
      schemas: {
        Refusal: {
          type: 'object',
          required: ['success', 'message'],
          properties: {
            success: { const: false },
            message: { $ref: '#/components/schemas/ErrorCode' },
            value: { type: 'object', description: 'Data for the handling of a code, such as `fields` or `retryAfter`.' },
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
          name: 'mare_renewal',
          description: 'The rotating HttpOnly cookie that login and renewal set.',
        },
        chatPage: {
          type: 'apiKey',
          in: 'cookie',
          name: 'mare_chat',
          description: "The cookie of the chat's page, which the address of `launchChat` sets.",
        },
        vendor: {
          type: 'apiKey',
          in: 'header',
          name: vendorHeaders.signature,
          description:
            'The id of a key of the vendor, a colon, and the hex HMAC-SHA256 under the secret of that key of method, path and timestamp, each followed by a newline, and the raw body.',
        },
      },
    },
  };
}

function operation(call: DocumentedCall): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    description: call.description,
    tags: [tagOf(call.area)],
    ...(call.ours && { 'x-ours': true }),
    ...(call.module && { 'x-module': call.module }),
    'x-cache': call.cache === 'private' ? 'private' : 'shared',
    security: securityOf(call),
    parameters: [
      ...queryFields(call),
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
    responses: responsesOf(jsonSchema(call.value, 'output'), refusalsOf(call)),
  };
}

function callback(name: VendorCallback): Json {
  const { body, value } = vendorCallbacks[name];
  return {
    operationId: `vendor.${name}`,
    summary: vendorDocs[name].summary,
    description: vendorDocs[name].description,
    tags: [vendorTag.name],
    'x-ours': true,
    security: [{ vendor: [] }],
    parameters: Object.values(vendorHeaders).map((title) => header(title, true, { type: 'string' })),
    requestBody: requestBody(jsonSchema(body, 'input')),
    responses: responsesOf(jsonSchema(value, 'output'), refusalsOfCallback(name)),
  };
}

const queryFields = ({ query }: DocumentedCall): readonly Json[] =>
  query
    ? fieldsOf(jsonSchema(query, 'input')).map((field) => ({ in: 'query', ...field, ...exampleOf(query, field) }))
    : [];
const header = (name: string, required: boolean, schema: JsonSchema) => ({ in: 'header', name, required, schema });
const requestBody = (schema: JsonSchema): Json => ({ required: true, content: { 'application/json': { schema } } });
const fileBody = ({ types, maxBytes }: NonNullable<Call['file']>): Json => ({
  required: true,
  content: Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary', maxLength: maxBytes } }]),
  ),
});

/** Credentials of a call: a cookie where it is known by one, else the access token. */
function securityOf({ name, area, access }: Call): readonly Json[] {
  if (name === 'renewSession') return [{ renewal: [] }, { member: [] }];
  if (name === 'issueHandover') return [{ member: [], renewal: [] }];
  if (area === 'chat' && access === 'public') return [{ chatPage: [] }];
  return { public: [], optional: [{}, { member: [] }], member: [{ member: [] }] }[access];
}
