import { AppError } from '#src/platform/calls/errors.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { submitLogin } from './login.resource.ts';

type SmsLogin = { mobile: string; dialingCode: string; code: string; remember: boolean };

/** What the login payload calls the fields of this form. */
const formName: Readonly<Record<string, string>> = {
  username: 'mobile',
  countryDialingCode: 'mobile',
  password: 'code',
};

/** Signs in by a mobile number and the code sent to it [S2-109]. Rejects with an AppError that names this form's fields. */
export async function submitSmsLogin(store: Store, { mobile, dialingCode, code, remember }: SmsLogin): Promise<void> {
  const payload = { username: mobile, password: code, type: 'sms', countryDialingCode: dialingCode } as const;
  const { error } = await submitLogin(store, payload, remember);
  if (error) throw inFormsWords(error);
}

function inFormsWords(error: AppError): AppError {
  const { code, value, status, retryAfter } = error;
  const named = typeof value === 'object' && value !== null && 'fields' in value && Array.isArray(value.fields);
  if (code !== 'invalid_request' || !named) return error;
  const fields = (value.fields as unknown[]).map((name) => formName[String(name)] ?? 'mobile');
  return new AppError(code, { value: { fields }, status, retryAfter });
}
