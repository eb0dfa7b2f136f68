import * as v from 'valibot';
import { plainCode } from '#src/contract/core/typed-text.ts';
import { TokenField } from '#src/contract/core/wire.ts';
import { PasskeyName, password, SecurityId } from './passkeys.schema.ts';

/** A typed code of an app: six digits, in any grouping and script. */
export const AuthenticatorCode = v.pipe(v.string(), v.transform(plainCode), v.regex(/^\d{6}$/));

/** Requests and answers of the calls of authenticators. */
export const schemas = {
  newAuthenticator: {
    body: v.object({ password, token: TokenField }),
    value: v.object({ id: SecurityId, secret: v.string(), uri: v.string() }),
  },
  addAuthenticator: {
    body: v.object({ id: SecurityId, name: PasskeyName, code: AuthenticatorCode, token: TokenField }),
    value: v.object({}),
  },
  renameAuthenticator: {
    body: v.object({ id: SecurityId, name: PasskeyName, token: TokenField }),
    value: v.object({}),
  },
  removeAuthenticator: {
    body: v.object({ id: SecurityId, password, token: TokenField }),
    value: v.object({}),
  },
};
