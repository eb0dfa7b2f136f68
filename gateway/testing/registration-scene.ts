import { encryptionHeader, encryptionScheme, idempotencyHeader } from '#src/contract/core/envelope.ts';
import { defaultRegisterForm } from '#src/contract/identity/register-defaults.ts';
import { register, registerByMobile, registerFields, type RegisterField } from '#src/contract/identity/registration.ts';
import type { RegisterPayload } from '#src/contract/identity/registration.schema.ts';
import { type CallClient, createClient, encryptPayload } from '../areas/identity/session/testing/call-client.ts';
import type { TestGateway } from './test-gateway.ts';

export const newPassword = 'praia-nova-7';

/** A registration as the app sends it, of a free account name. */
export const registrationOf = (username: string, rest: Partial<RegisterPayload> = {}) => ({
  registerUrl: 'localhost',
  registerMethod: 'H5' as const,
  username,
  password: newPassword,
  confirmPassword: newPassword,
  type: 0 as const,
  ...rest,
});

type Sent = { key?: string; client?: CallClient; byMobile?: boolean };

/** Sends any registration payload, encrypted as the app does. */
export async function sendRegistration(gateway: TestGateway, payload: object, { key, client, byMobile }: Sent = {}) {
  const data = await encryptPayload(gateway, payload);
  return (client ?? createClient(gateway)).call(byMobile ? registerByMobile : register, {
    rawBody: { data },
    headers: { [encryptionHeader]: encryptionScheme, ...(key !== undefined && { [idempotencyHeader]: key }) },
  });
}

/** Sets the merchant's form; what is left out is as the contract has it, without a captcha. */
export async function setForm(gateway: TestGateway, registration: Record<string, unknown>): Promise<void> {
  const { settings } = await gateway.db
    .selectFrom('merchants')
    .select('settings')
    .where('code', '=', 'mare')
    .executeTakeFirstOrThrow();
  const before = JSON.parse(settings) as Record<string, unknown>;
  const changed = JSON.stringify({ ...before, registration: { captcha: false, ...registration } });
  await gateway.db.updateTable('merchants').set({ settings: changed }).where('code', '=', 'mare').execute();
  gateway.events.emit('changed', 'status');
}

/** The rules of some fields, which are on. */
export const withFields = (names: readonly RegisterField[] = registerFields) =>
  Object.fromEntries(names.map((name) => [name, { ...defaultRegisterForm.fields[name], enabled: true }]));
