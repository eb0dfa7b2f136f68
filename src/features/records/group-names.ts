import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EntryGroup } from '#src/contract/records/records.ts';

export const groupNames: Record<EntryGroup, MessageDescriptor> = {
  games: msg`Games`,
  deposits: msg`Deposits`,
  withdrawals: msg`Withdrawals`,
  bonuses: msg`Bonuses`,
  other: msg`Other`,
};
