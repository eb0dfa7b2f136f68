import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WalletTransfer } from '#src/contract/wallets/wallets.schema.ts';

type Texts = { readonly title: MessageDescriptor; readonly where: MessageDescriptor; readonly good: boolean };

/** Why a transfer was not made, in words; by the reason's code. */
const reasons: Readonly<Record<string, MessageDescriptor>> = {
  round_open: msg`The round was not over in time. The money stayed at the provider.`,
  insufficient: msg`The provider had less than the amount. Nothing was moved.`,
  cancelled: msg`You left it at the provider.`,
  empty: msg`Nothing was left to bring home.`,
};

/** What is said of a transfer: its name, and where its money is. */
export function transferText({ direction, name, state, reason }: WalletTransfer): Texts {
  const title = direction === 'out' ? msg`To ${name}` : msg`From ${name}`;
  if (state === 'confirmed')
    return {
      title,
      where: direction === 'out' ? msg`Arrived at ${name}.` : msg`Arrived in the main wallet.`,
      good: true,
    };
  if (state === 'refused') {
    const back =
      direction === 'out'
        ? msg`${name} did not take it. It is back in the main wallet.`
        : msg`${name} did not pay it out. It is still there.`;
    return { title, where: (direction === 'home' && reasons[reason]) || back, good: false };
  }
  if (state === 'waiting') return { title, where: msg`It comes home when the round is over.`, good: true };
  if (state === 'doubt') return { title, where: msg`On its way. No answer yet, we keep asking.`, good: true };
  return { title, where: msg`On its way.`, good: true };
}
