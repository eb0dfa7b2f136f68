// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const startAuthentication = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('@simplewebauthn/browser', async (original) => ({ ...(await original<object>()), startAuthentication }));
const { signByPasskey, stopCeremony } = await import('./ceremony.ts');

const options = { challenge: 'x', timeout: 1, rpId: 'localhost', userVerification: 'required' } as const;
const signed = { id: 'a', rawId: 'a', response: { clientDataJSON: 'b', authenticatorData: 'c', signature: 'd' } };
const refusal = (name: string) => new DOMException('no', name);
beforeEach(() => void startAuthentication.mockReset());

it('retries once where the browser refuses at once, as Safari does at first', async () => {
  startAuthentication.mockRejectedValueOnce(refusal('NotAllowedError')).mockResolvedValueOnce(signed);
  expect(await signByPasskey(options)).toMatchObject({ id: 'a', response: { signature: 'd' } });
  expect(startAuthentication).toHaveBeenCalledTimes(2);
});

it('takes no for an answer that a person has given, and never asks a field twice', async () => {
  startAuthentication.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 450));
    throw refusal('NotAllowedError');
  });
  await expect(signByPasskey(options)).rejects.toMatchObject({ end: 'cancelled' });
  startAuthentication.mockReset().mockRejectedValue(refusal('NotAllowedError'));
  await expect(signByPasskey(options, { autofill: true })).rejects.toMatchObject({ end: 'cancelled' });
  expect(startAuthentication).toHaveBeenCalledTimes(1);
});

it('asks again where the question in the field ended it, and not where the page is left', async () => {
  startAuthentication.mockRejectedValueOnce(refusal('AbortError')).mockResolvedValueOnce(signed);
  expect(await signByPasskey(options)).toMatchObject({ id: 'a' });
  startAuthentication.mockReset().mockImplementation(async () => {
    stopCeremony();
    throw refusal('AbortError');
  });
  await expect(signByPasskey(options)).rejects.toMatchObject({ end: 'aborted' });
  expect(startAuthentication).toHaveBeenCalledTimes(1);
});

it.each([
  ['AbortError', 'aborted'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'impossible'],
  ['UnknownError', 'failed'],
])('calls %s %s', async (name, end) => {
  startAuthentication.mockRejectedValue(refusal(name));
  await expect(signByPasskey(options)).rejects.toMatchObject({ name: 'CeremonyError', end });
});
