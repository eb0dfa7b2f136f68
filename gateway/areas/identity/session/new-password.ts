import { checkField } from '#src/contract/identity/field-rules.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { formOf } from '#gateway/areas/site/registration-form.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { refuseCommonPassword } from './common-passwords.ts';

/** `words`: see refuseCommonPassword. */
type Chosen = {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly words: readonly string[];
};

/**
 * Refuses a new password that breaks the merchant's rule for passwords [S2-161, S2-162] or whose two entries differ [S2-164], with `invalid_request`, and one that
 * is easy to guess, with `password_too_common`; each names the field.
 */
export async function checkNewPassword(gateway: Pick<Gateway, 'db' | 'config'>, chosen: Chosen): Promise<void> {
  const { newPassword, confirmNewPassword, words } = chosen;
  const settings = (await readMerchant(gateway, gateway.config.merchant))?.settings;
  if (!settings) throw new Refusal('unknown_error');
  const rule = { ...formOf(settings.registration).fields.password, required: true };
  if (checkField(rule, newPassword).length > 0) throw new Refusal('invalid_request', { fields: ['newPassword'] });
  if (confirmNewPassword !== newPassword) throw new Refusal('invalid_request', { fields: ['confirmNewPassword'] });
  await refuseCommonPassword(gateway, { field: 'newPassword', password: newPassword, words });
}
