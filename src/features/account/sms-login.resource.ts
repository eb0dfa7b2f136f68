import { confirmCodeByService } from '#src/components/people/sms/service-code.ts';
import type { LoginPayload } from '#src/contract/identity/session.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { submitLogin } from './login.resource.ts';

type SmsLogin = {
  mobile: string;
  dialingCode: string;
  code: string;
  remember: boolean;
  byService: boolean;
  /** The login was requested from a page for agents [S2-179]. */
  agentLogin?: true;
};

/** Names of this form's fields in the login payload. */
const formName: Readonly<Record<string, string>> = {
  username: 'mobile',
  firebaseMobileNo: 'mobile',
  countryDialingCode: 'mobile',
  password: 'code',
};

/**
 * Signs in by a mobile number and the code sent to it [S2-109]; a code sent by a push service is first verified there [S2-159].
 * Rejects with an AppError that names this form's fields.
 */
export async function submitSmsLogin(store: Store, login: SmsLogin): Promise<void> {
  const payload = login.byService ? await payloadByService(login) : payloadBySms(login);
  const { error } = await submitLogin(store, { ...payload, agentLogin: login.agentLogin }, login.remember);
  if (error) throw inFormsWords(error);
}

const payloadBySms = ({ mobile, dialingCode, code }: SmsLogin): LoginPayload => ({
  username: mobile,
  password: code,
  type: 'sms',
  countryDialingCode: dialingCode,
});

async function payloadByService({ mobile, dialingCode, code }: SmsLogin): Promise<LoginPayload> {
  const firebaseIdToken = await confirmCodeByService({ mobile, dialingCode }, code);
  const proof = { firebaseChannel: 'sms', firebaseIdToken, firebaseMobileNo: mobile };
  return { username: mobile, password: '', type: 'firebase', ...proof, countryDialingCode: dialingCode };
}

function inFormsWords(error: AppError): AppError {
  const { code, value, status, retryAfter } = error;
  const named = typeof value === 'object' && value !== null && 'fields' in value && Array.isArray(value.fields);
  if (code !== 'invalid_request' || !named) return error;
  const fields = (value.fields as unknown[]).map((name) => formName[String(name)] ?? 'mobile');
  return new AppError(code, { value: { fields }, status, retryAfter });
}
