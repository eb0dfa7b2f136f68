import { hash } from 'node:crypto';
import { refusalsOf, refusalsOfCallback } from '#src/contract/call-refusals.ts';
import { calls } from '#src/contract/calls.ts';
import { errorCodes } from '#src/contract/core/error-code.ts';
import { type VendorCallback, vendorCallbacks } from '#src/contract/vendors/vendor.ts';
import { wholeCalls } from '#src/contract/whole-calls.ts';
import { type GenericSchema, is } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

type Response = {
  description: string;
  content: { 'application/json': { schema: { allOf?: { properties: { message: { enum: string[] } } }[] } } };
};
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; schema: object; example?: unknown }[];
  requestBody?: object;
  responses: Record<string, Response>;
  'x-ours'?: boolean;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string }[];
  components: { schemas: { ErrorCode: { enum: string[] } }; securitySchemes: object };
};

const operations = ({ paths }: Document) => Object.values(paths).flatMap((byMethod) => Object.values(byMethod));

describe('the contract on the web', () => {
  let gateway: TestGateway;
  let app: App;
  let document: Document;
  beforeAll(async () => {
    gateway = await createTestGateway();
    app = createApp(gateway);
    document = (await (await app.request('/wps/openapi.json')).json()) as Document;
  });
  afterAll(() => gateway.close());

  it('is not there where it is not to be shown', async () => {
    const hidden = createApp({ ...gateway, config: { ...gateway.config, apiDocs: false } });
    for (const path of ['/wps/docs', '/wps/openapi.json']) expect((await hidden.request(path)).status).toBe(404);
  });

  it('lists every call and every vendor callback, and nothing else', () => {
    const listed = Object.entries(document.paths).flatMap(([path, byMethod]) =>
      Object.keys(byMethod).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const wanted = [
      ...calls.map(({ method, path }) => `${method} ${path}`),
      ...Object.keys(vendorCallbacks).map((name) => `POST /vendor/v1/${name}`),
    ];
    expect(listed.toSorted()).toEqual(wanted.toSorted());
    expect(document.openapi).toBe('3.1.0');
  });

  it('says which paths are ours [S1-395]', () => {
    const ours = operations(document)
      .filter((operation) => operation['x-ours'] === true && !operation.operationId.startsWith('vendor.'))
      .map(({ operationId }) => operationId);
    expect(ours).toEqual(calls.filter(({ ours: chosen }) => chosen).map(({ name }) => name));
    expect(ours).toContain('renewSession');
  });

  it('describes the envelope and the closed list of error codes [S1-396, S1-397]', () => {
    expect(document.components.schemas.ErrorCode.enum).toEqual(errorCodes);
    const responses = document.paths['/wps/system/status']?.['get']?.responses;
    expect(JSON.stringify(responses?.['200'])).toContain('"required":["success","value"]');
    for (const status of ['429', '500']) {
      expect(JSON.stringify(responses?.[status])).toContain('#/components/schemas/Refusal');
    }
  });

  it('has a summary, a description, a declared tag and the credentials of every operation', () => {
    const declared = document.tags.map(({ name }) => name);
    const schemes = Object.keys(document.components.securitySchemes);
    for (const { operationId, summary, description, tags, security } of operations(document)) {
      expect(summary.length, operationId).toBeGreaterThan(5);
      expect(summary.length, operationId).toBeLessThan(60);
      expect(description, operationId).toMatch(/^[A-Z0-9`].{20,}\.$/s);
      expect(declared, operationId).toEqual(expect.arrayContaining(tags));
      expect(schemes, operationId).toEqual(expect.arrayContaining(security.flatMap((way) => Object.keys(way))));
    }
    expect(new Set(operations(document).flatMap(({ tags }) => tags))).toEqual(new Set(declared));
  });

  it('lists every refusal of an operation by its status, with when it is answered [S1-397]', () => {
    const codesIn = (response: Response) =>
      response.content['application/json'].schema.allOf?.[1]?.properties.message.enum;
    for (const { operationId, responses } of operations(document)) {
      const listed = Object.entries(responses).flatMap(([status, response]) =>
        (codesIn(response) ?? []).map((code) => {
          expect(response.description, operationId).toMatch(new RegExp(`- \`${code}\`: [A-Z]`));
          return `${status} ${code}`;
        }),
      );
      const callback = operationId.replace('vendor.', '') as VendorCallback;
      const call = wholeCalls.find(({ name }) => name === operationId);
      const known = call ? refusalsOf(call) : refusalsOfCallback(callback);
      expect(listed.toSorted(), operationId).toEqual(known.map(({ status, code }) => `${status} ${code}`).toSorted());
    }
  });

  it('gives examples that a call takes', () => {
    const given = operations(document).flatMap(({ operationId, parameters }) =>
      parameters
        .filter(({ example }) => example !== undefined)
        .map(({ name, example }) => ({ operationId, name, example })),
    );
    expect(given.length).toBeGreaterThan(30);
    for (const { operationId, name, example } of given) {
      const query = wholeCalls.find((call) => call.name === operationId)?.query;
      const entries = query && 'entries' in query ? (query.entries as Record<string, GenericSchema>) : {};
      expect(entries[name] && is(entries[name], example), `${operationId} ${name}`).toBe(true);
    }
  });

  it('names the fields of a query, and which must be there', () => {
    const { parameters } = document.paths['/wps/relay/GCSGAME_gameList']?.['get'] ?? { parameters: [] };
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    expect(required).toEqual(['merchant', 'platform', 'pageNo', 'language']);
    expect(parameters.map(({ name }) => name)).toContain('minLine');
  });

  it('describes the integers of a query: a single one, or a range with its default', () => {
    const schemaOf = (path: string, name: string) =>
      document.paths[path]?.['get']?.parameters.find((parameter) => parameter.name === name)?.schema;
    expect(schemaOf('/wps/relay/GCSGAME_hotGamesV2', 'isPlatform')).toEqual({ type: 'integer', const: 2 });
    expect(schemaOf('/wps/relay/GCSGAME_gameList', 'pageSize')).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: expect.any(Number),
    });
  });

  it('says what a vendor signs, and that its bodies hold nothing else', () => {
    const bet = document.paths['/vendor/v1/bet']?.['post'];
    expect(JSON.stringify(bet?.requestBody)).toContain('"additionalProperties":false');
    expect(bet?.parameters.map(({ name }) => name)).toEqual(['X-Vendor', 'X-Timestamp', 'X-Signature']);
  });

  it('says which writes carry an Idempotency-Key, and that one of money must [S1-026]', async () => {
    const keyed = operations(document).flatMap(({ operationId, parameters }) => {
      const header = parameters.find(({ name }) => name === 'Idempotency-Key');
      return header ? [{ name: operationId, required: header.required }] : [];
    });
    expect(keyed.map(({ name }) => name)).toEqual(calls.filter((call) => call.idempotent).map(({ name }) => name));
    const needed = keyed.filter(({ required }) => required).map(({ name }) => name);
    const byGet = ['freePlayLoginByGet', 'trialUser'];
    expect(needed.toSorted()).toEqual(
      [
        ...['bringHome', 'claimBonus', 'claimMission', 'claimPromotion', 'createDeposit', 'createRain'],
        ...['createTransfer', 'takeEnvelope'],
        ...['createWithdrawal', 'payOwed', 'redeemGood', 'redeemVoucher', 'walletTransfer'],
        // An account that is opened twice would be another person's.
        'openAccount',
        ...byGet,
      ].toSorted(),
    );
    const html = await (await app.request('/wps/docs')).text();
    expect(/id="claimPromotion".*?<\/section>/s.exec(html)?.[0]).toContain('needs an Idempotency-Key');
  });

  it('shows an encrypted body as it is sent', () => {
    const login = document.paths['/wps/session/login']?.['post'];
    expect(JSON.stringify(login?.requestBody)).toContain('"data"');
    expect(JSON.stringify(login?.requestBody)).not.toContain('password');
    expect(login?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Encryption', in: 'header', required: true }),
    );
  });

  it('is readable as one page, without a script and with a policy that its own style passes [S1-395]', async () => {
    const response = await app.request('/wps/docs');
    const html = await response.text();
    for (const { name, path } of calls) {
      expect(html).toContain(`id="${name}"`);
      expect(html).toContain(path);
    }
    for (const code of errorCodes) expect(html).toContain(`<code>${code}</code>`);
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(response.headers.get('Content-Security-Policy')).toContain(
      `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    );
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });
});
