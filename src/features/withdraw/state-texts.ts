import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Landmark from 'lucide-react/icons/landmark';
import Undo2 from 'lucide-react/icons/undo-2';
import type { WithdrawalState } from '#src/contract/payments/withdrawals.ts';

type StateText = {
  readonly title: MessageDescriptor;
  /** Where the money is now. */
  readonly where: MessageDescriptor;
  readonly icon: LucideIcon;
  /** It is paid, or on its way. */
  readonly good: boolean;
};

const back = msg`The money is back in your balance`;

/** The states of a withdrawal in words. */
const stateTexts: Record<WithdrawalState, StateText> = {
  review: { title: msg`In review`, where: msg`Set aside for you while we check`, icon: Clock, good: true },
  approved: { title: msg`Approved`, where: msg`Set aside, goes to the bank next`, icon: Clock, good: true },
  sent: { title: msg`At the bank`, where: msg`On its way to your account`, icon: Landmark, good: true },
  paid: { title: msg`Paid`, where: msg`In your account`, icon: Check, good: true },
  refused: { title: msg`Refused`, where: back, icon: Undo2, good: false },
  failed: { title: msg`Not made by the bank`, where: back, icon: Undo2, good: false },
  cancelled: { title: msg({ context: 'withdrawal', message: 'Cancelled' }), where: back, icon: Undo2, good: false },
};

const paused: StateText = {
  title: msg`Waiting`,
  where: msg`Set aside until a contested deposit is settled`,
  icon: Clock,
  good: true,
};

/** Where a withdrawal stands, in words. */
export const textOf = ({ state, paused: waits }: { state: WithdrawalState; paused: boolean }): StateText =>
  waits ? paused : stateTexts[state];
