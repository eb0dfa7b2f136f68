import type { Call } from '#src/contract/core/call.ts';
import { encryptionHeader, encryptionScheme, idempotencyHeader } from '#src/contract/core/envelope.ts';
import { createClient, encryptPayload } from '../../areas/identity/session/testing/call-client.ts';
import type { VendorCallback } from '#src/contract/vendors/vendor.ts';
import { askApp } from '../call-app.ts';
import type { TestGateway } from '../test-gateway.ts';
import { vendorClient } from '../vendor-client.ts';
import type { Answer, Door } from './site.ts';

type With = { readonly token?: string; readonly key?: string };

const headersOf = ({ key }: With) => (key === undefined ? {} : { [idempotencyHeader]: key });

/** Makes a call of the contract. */
export async function ask<C extends Call>(
  { app }: Door,
  call: C,
  { key, ...asked }: NonNullable<Parameters<typeof askApp<C>>[2]> & With,
): Promise<Answer> {
  const { envelope } = await askApp(app, call, { ...asked, headers: headersOf({ ...(key !== undefined && { key }) }) });
  return { code: envelope.success ? 'ok' : envelope.message, value: (envelope.value ?? {}) as Record<string, unknown> };
}

/** The same with an encrypted body, as the app sends it. */
export async function askEncrypted({ app, gateway }: Door, call: Call, body: object, sent: With): Promise<Answer> {
  const { success, message, value } = await createClient(gateway, app).call(call, {
    rawBody: { data: await encryptPayload(gateway, body) },
    ...(sent.token !== undefined && { token: sent.token }),
    headers: { [encryptionHeader]: encryptionScheme, ...headersOf(sent) },
  });
  return { code: success ? 'ok' : (message ?? 'refused'), value };
}

/** Makes a callback of the vendor COR. */
export const askAsVendor = (
  { app, gateway }: Door,
  callback: VendorCallback,
  body: Record<string, unknown>,
): Promise<Answer> => vendorClient(app, gateway as TestGateway).call(callback, body);
