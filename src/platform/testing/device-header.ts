import { exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';
import { login } from '#src/contract/identity/session.ts';
import { EncryptionKey } from '#src/contract/site/system.schema.ts';

/** The device header that a login sends; null for none. Uses the current modules of calls, also after a reset. */
export async function sentDeviceHeader(): Promise<string | null> {
  const { configureHttp, send } = await import('#src/platform/calls/http.ts');
  const { publicKey } = await generateKeyPair('ECDH-ES', { extractable: true });
  const key = v.parse(EncryptionKey, { ...(await exportJWK(publicKey)), kid: 'k' });
  let header: string | null = 'no call';
  configureHttp({
    origin: 'http://gateway.test',
    getToken: () => null,
    getEncryptionKey: async () => key,
    fetch: async (input) => {
      header = (input as Request).headers.get('device');
      return Response.json({ success: false, message: 'login_failed' }, { status: 401 });
    },
  });
  await send(login, { body: { username: 'ana', password: 'secret', type: 'username' } }).catch(() => undefined);
  return header;
}
