import { hash } from 'node:crypto';
import { calls } from '#src/contract/calls.ts';
import { errorCodes } from '#src/contract/core/error-code.ts';
import { vendorCallbacks } from '#src/contract/vendors/vendor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: object;
  responses: Record<string, object>;
  'x-ours'?: boolean;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { ErrorCode: { enum: string[] } } };
};

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
    const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const wanted = [
      ...calls.map(({ method, path }) => `${method} ${path}`),
      ...Object.keys(vendorCallbacks).map((name) => `POST /vendor/v1/${name}`),
    ];
    expect(listed.toSorted()).toEqual(wanted.toSorted());
    expect(document.openapi).toBe('3.1.0');
  });

  it('says which paths are ours [S1-395]', () => {
    const ours = Object.values(document.paths)
      .flatMap((operations) => Object.values(operations))
      .filter((operation) => operation['x-ours'] === true && !operation.operationId.startsWith('vendor.'))
      .map(({ operationId }) => operationId);
    expect(ours).toEqual(calls.filter(({ ours: chosen }) => chosen).map(({ name }) => name));
    expect(ours).toContain('renewSession');
  });

  it('describes the envelope and the closed list of error codes [S1-396, S1-397]', () => {
    expect(document.components.schemas.ErrorCode.enum).toEqual(errorCodes);
    const responses = document.paths['/wps/system/status']?.['get']?.responses;
    expect(JSON.stringify(responses?.['200'])).toContain('"required":["success","value"]');
    expect(JSON.stringify(responses?.['default'])).toContain('#/components/schemas/Refusal');
  });

  it('names the fields of a query, and which must be there', () => {
    const { parameters } = document.paths['/wps/relay/GCSGAME_gameList']?.['get'] ?? { parameters: [] };
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    expect(required).toEqual(['merchant', 'platform', 'pageNo', 'language']);
    expect(parameters.map(({ name }) => name)).toContain('minLine');
  });

  it('says which integers a query takes: a single one, or a range with what stands for none', () => {
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
    const keyed = Object.values(document.paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ operationId, parameters }) => {
        const header = parameters.find(({ name }) => name === 'Idempotency-Key');
        return header ? [{ name: operationId, required: header.required }] : [];
      });
    expect(keyed.map(({ name }) => name)).toEqual(calls.filter((call) => call.idempotent).map(({ name }) => name));
    const needed = keyed.filter(({ required }) => required).map(({ name }) => name);
    const byGet = ['freePlayLoginByGet', 'trialUser'];
    expect(needed.toSorted()).toEqual(['claimPromotion', 'createDeposit', 'redeemGood', ...byGet].toSorted());
    const html = await (await app.request('/wps/docs')).text();
    expect(/id="claimPromotion".*?<\/section>/s.exec(html)?.[0]).toContain('needs an Idempotency-Key');
  });

  it('shows a sealed body as it travels', () => {
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
