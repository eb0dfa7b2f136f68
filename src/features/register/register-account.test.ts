// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { RegisterPayload } from '#src/contract/identity/registration.schema.ts';
import { displayMode } from '#src/platform/device/display-mode.ts';
import { registerPayload } from './register-account.ts';
import { emptyValues, formNameOf, formNames } from './register-names.ts';

vi.mock('#src/platform/device/display-mode.ts', () => ({ displayMode: vi.fn(() => 'H5') }));

const filled = {
  ...Object.fromEntries(formNames.map((name) => [name, `typed into ${name}`])),
  countryDialingCode: '55',
  method: 'mobileNum',
  agreed: true,
};

it('every field is sent under its name in the payload, with host, domain and type 0 [S2-119, S2-120, S2-122]', () => {
  const payload = registerPayload({ values: filled, captchaId: 'c1' });
  // A code is read without its spaces.
  expect(v.parse(RegisterPayload, payload)).toEqual({ ...payload, verificationCode: 'typedintomessageCode' });
  expect(payload).toMatchObject({
    username: 'typed into username',
    confirmPassword: 'typed into confimpsw',
    verificationCode: 'typed into messageCode',
    captcha: 'typed into identifying',
    captchaId: 'c1',
    countryDialingCode: '55',
    registerUrl: location.host,
    domain: location.hostname,
    type: 0,
  });
  const own = ['registerUrl', 'registerMethod', 'domain', 'type', 'firebaseChannel', 'firebaseIdToken', 'attempt'];
  const asked = Object.keys(RegisterPayload.entries).filter((name) => !own.includes(name));
  expect(
    Object.keys(payload)
      .filter((name) => !own.includes(name))
      .toSorted(),
  ).toEqual(asked.toSorted());
});

it('empty fields are not sent, nor a push-service’s fields without one [S2-123, S2-167]', () => {
  const payload = registerPayload({ values: { ...emptyValues, username: 'ana' }, captchaId: 'c1' });
  expect(Object.keys(payload).toSorted()).toEqual(['domain', 'registerMethod', 'registerUrl', 'type', 'username']);
});

it('a push-service’s token replaces the code [S2-123]', () => {
  const proof = { firebaseChannel: 'sms', firebaseIdToken: 'the-id-token' } as const;
  const payload = registerPayload({ values: filled, captchaId: 'c1' }, proof);
  expect(payload).toMatchObject(proof);
  expect(payload).not.toHaveProperty('verificationCode');
});

it.each(['APP', 'WEBCLIP', 'PWA', 'H5'] as const)('says that it came from %s [S2-121]', (mode) => {
  vi.mocked(displayMode).mockReturnValue(mode);
  const { registerMethod } = registerPayload({ values: emptyValues, captchaId: undefined });
  expect(registerMethod).toBe(mode);
});

it('the form has names of its own', () => {
  expect(formNames.toSorted()).toEqual(
    [
      ...['mobileNum', 'messageCode', 'username', 'password', 'confimpsw', 'paymentPassword', 'idNumber', 'qqNum'],
      ...['facebook', 'wechat', 'line', 'whatsapp', 'zalo', 'email', 'nickname', 'payeeName', 'recommenderId'],
      ...['affiliateCode', 'identifying'],
    ].toSorted(),
  );
  expect([formNameOf('confirmPassword'), formNameOf('captcha')]).toEqual(['confimpsw', 'identifying']);
});
