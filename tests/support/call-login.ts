import type { APIRequestContext, APIResponse } from '@playwright/test';
import { encryptionHeader, encryptionScheme } from '#src/contract/core/envelope.ts';
import { login } from '#src/contract/identity/session.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { encryptUnder } from '#gateway/areas/identity/session/testing/call-client.ts';
import { ask } from './ask.ts';
import type { Account } from './sign-in.ts';

/** Logs in by the call alone, with its body encrypted as the app does it. Returns any response of the gateway. */
export async function callLogin(request: APIRequestContext, { userName, password }: Account): Promise<APIResponse> {
  const stamp = { iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID() };
  const payload = { username: userName, password, type: 'username' };
  const { info } = await ask(request, systemStatus);
  const data = await encryptUnder(info.encryption, { ...stamp, ...payload });
  return request.post(login.path, { data: { data }, headers: { [encryptionHeader]: encryptionScheme } });
}
