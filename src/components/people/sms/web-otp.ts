import { credentials } from '#src/platform/base/browser-parts.ts';

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** The code of the next message to this site, as the browser reads it off (WebOTP); never where it cannot. `signal` ends the wait. */
export async function nextSmsCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  // Refused, aborted, or in a frame: then the code is typed.
  const credential = await credentials()
    ?.get(request)
    .catch(() => null);
  return credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : undefined;
}
