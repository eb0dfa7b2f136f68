import { wholeCalls } from '#src/contract/whole-calls.ts';
import { type CallRefusal, refusalsOf, refusalsOfCallback } from '#src/contract/call-refusals.ts';
import type { CallDocs, DocumentedCall } from '#src/contract/core/call.ts';
import { type ErrorCode, errorStatus } from '#src/contract/core/error-code.ts';
import { vendorDocs } from '#src/contract/vendors/vendor.docs.ts';
import { type VendorCallback, vendorCallbacks, vendorHeaders } from '#src/contract/vendors/vendor.ts';
import { escapeHtml } from '#gateway/process/escape-html.ts';
import { docsStyle } from './docs-style.ts';
import { fieldsOf, type JsonSchema, jsonSchema } from './json-schema.ts';

/** The contract as one readable page without scripts. */
export function docsPage(): string {
  const callbacks = Object.keys(vendorCallbacks) as VendorCallback[];
  const index = [
    ...wholeCalls.map(({ name, method, path }) => ({ id: name, method, path })),
    ...callbacks.map((name) => ({ id: `vendor-${name}`, method: 'POST', path: `/vendor/v1/${name}` })),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Maré gateway · calls</title><style>${docsStyle}</style></head><body>
<header><p class="brand">Maré</p><h1>Calls of the gateway</h1>
<p>Every answer is <code>{ "success": true, "value": … }</code>, every refusal <code>{ "success": false, "message": code, "value": … }</code> with
one code of the list below. Amounts are decimal strings, times epoch milliseconds. A call marked <b class="ours">ours</b> has a path or shape that this
project chose. Machines read <a href="/wps/openapi.json">/wps/openapi.json</a>.</p></header>
<nav aria-label="Calls"><ol>${index.map(({ id, method, path }) => `<li><a href="#${id}">${badge(method)}<span>${escapeHtml(path)}</span></a></li>`).join('')}<li><a href="#errors">Error codes</a></li></ol></nav>
<main>${wholeCalls.map(callSection).join('')}
<h2 class="part">Vendor callbacks</h2>
<p>JSON, signed: <code>${vendorHeaders.vendor}</code> names the vendor, <code>${vendorHeaders.timestamp}</code> is the time, at most five minutes off, and
<code>${vendorHeaders.signature}</code> is the id of a key of the vendor, a colon, and the hex HMAC-SHA256 under that key's secret of method, path and time, each
followed by a newline, and the raw body. A field that is not listed is refused. The same transaction with the same body gets the same answer again.</p>
${callbacks.map(callbackSection).join('')}
<section id="errors"><h2>Error codes</h2>${errorTable()}</section></main></body></html>`;
}

const badge = (method: string) => `<span class="method ${method.toLowerCase()}">${method}</span>`;

function callSection(call: DocumentedCall): string {
  const notes = [
    { public: 'for everybody', optional: 'for everybody, with more for members', member: 'for members' }[call.access],
    call.cache !== 'private' ? 'the same for every visitor, with an ETag' : 'never cached',
    ...(call.encrypted ? ['the body travels sealed (JWE)'] : []),
    ...(call.idempotent ? [`${call.idempotent === 'required' ? 'needs' : 'takes'} an Idempotency-Key`] : []),
  ];
  return section({
    id: call.name,
    method: call.method,
    path: call.path,
    docs: call,
    ours: call.ours ?? false,
    notes,
    tables: [
      ...(call.query ? [fieldTable('Query', jsonSchema(call.query, 'input'))] : []),
      ...(call.body ? [fieldTable('Body', jsonSchema(call.body, 'input'))] : []),
      fieldTable('Value', jsonSchema(call.value, 'output')),
      refusalTable(refusalsOf(call)),
    ],
  });
}

function callbackSection(name: VendorCallback): string {
  const { body, value } = vendorCallbacks[name];
  return section({
    id: `vendor-${name}`,
    method: 'POST',
    path: `/vendor/v1/${name}`,
    docs: vendorDocs[name],
    ours: true,
    notes: ['signed by the vendor'],
    tables: [
      fieldTable('Body', jsonSchema(body, 'input')),
      fieldTable('Value', jsonSchema(value, 'output')),
      refusalTable(refusalsOfCallback(name)),
    ],
  });
}

type Section = {
  id: string;
  method: string;
  path: string;
  docs: CallDocs;
  ours: boolean;
  notes: string[];
  tables: string[];
};

const section = ({ id, method, path, docs, ours, notes, tables }: Section) =>
  `<section id="${id}"><h2>${badge(method)} <code>${escapeHtml(path)}</code>${ours ? ' <b class="ours">ours</b>' : ''}</h2>
<p><b>${escapeHtml(docs.summary)}.</b> ${withCode(docs.description)}</p><ul class="notes">${notes.map((note) => `<li>${note}</li>`).join('')}</ul>${tables.join('')}</section>`;

function fieldTable(title: string, schema: JsonSchema): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return `<p class="plain"><b>${title}</b> <code>${escapeHtml(describe(schema))}</code></p>`;
  const rows = fields.map(
    ({ name, schema: field, required }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${required ? 'always' : 'optional'}</td><td><code>${escapeHtml(describe(field))}</code></td></tr>`,
  );
  return `<table><caption>${title}</caption><tbody>${rows.join('')}</tbody></table>`;
}

function refusalTable(refusals: readonly CallRefusal[]): string {
  const rows = refusals.map(
    ({ code, status, when }) =>
      `<tr><th scope="row"><code>${code}</code></th><td>${status}</td><td>${withCode(when)}</td></tr>`,
  );
  return `<table><caption>Refusals</caption><tbody>${rows.join('')}</tbody></table>`;
}

/** A text as HTML, with the parts between backticks as code. */
const withCode = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** A schema in a few words: `{ nodeId: string, … }[]`. */
function describe(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map((part) => (typeof part === 'boolean' ? 'any' : describe(part))))].join(' | ');
  if (schema.type === 'array') {
    const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? describe(schema.items) : 'any';
    return items.includes(' | ') ? `(${items})[]` : `${items}[]`;
  }
  if (schema.type === 'object') {
    const fields = fieldsOf(schema).map(({ name, schema: field, required }) => `${name}${required ? '' : '?'}: ${describe(field)}`);
    if (fields.length > 0) return `{ ${fields.join(', ')} }`;
    return typeof schema.additionalProperties === 'object' ? `{ [name]: ${describe(schema.additionalProperties)} }` : '{ }';
  }
  if (schema.type === 'integer' && schema.maximum !== undefined) return `integer from ${schema.minimum} to ${schema.maximum}`;
  const rule = schema.pattern ? ` ${schema.pattern}` : schema.maxLength ? ` of at most ${schema.maxLength} characters` : '';
  return `${Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any')}${rule}`;
}

function errorTable(): string {
  const rows = (Object.entries(errorStatus) as [ErrorCode, number][]).map(
    ([code, status]) => `<tr><th scope="row"><code>${code}</code></th><td>${status === 0 ? 'made by the app itself' : status}</td></tr>`,
  );
  return `<table><caption>Code and HTTP status</caption><tbody>${rows.join('')}</tbody></table>`;
}
