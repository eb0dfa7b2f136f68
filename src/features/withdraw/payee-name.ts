import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayeeKind } from '#src/contract/payments/payees.ts';

/** What a key or account is called. */
export const payeeName: Record<PayeeKind, MessageDescriptor> = {
  cpf: msg`CPF`,
  phone: msg`Mobile number`,
  email: msg`E-mail`,
  random: msg`Random key`,
  account: msg`Bank account`,
};
