import type { ActionContext } from '#gateway/actions/define-action.ts';
import { readEncryptedKey } from '#gateway/context/site-key.ts';
import { decryptSecret } from '#gateway/process/encrypt-secret.ts';
import { headSiteKey, publicKeyOf } from './head-key.ts';

/** The site's public key; undefined where no secret opens it. */
export async function ownKey({ db, secrets }: Pick<ActionContext, 'db' | 'secrets'>): Promise<string | undefined> {
  const sealed = await readEncryptedKey(db, headSiteKey);
  const key = sealed === undefined ? null : decryptSecret(secrets.read(), headSiteKey.name, sealed);
  return key === null ? undefined : publicKeyOf(key);
}
