import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import Briefcase from 'lucide-react/icons/briefcase';
import Dices from 'lucide-react/icons/dices';
import Headset from 'lucide-react/icons/headset';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type FeedbackType, feedbackTypes } from '#src/contract/account/feedback.ts';

type Kind = { readonly name: FeedbackType; readonly label: MessageDescriptor; readonly icon: LucideIcon };

/** Types of feedback, in display order [S2-127]. */
export const kinds: readonly Kind[] = [
  { name: 'deposit', label: msg`A deposit`, icon: BanknoteArrowUp },
  { name: 'withdrawal', label: msg`A withdrawal`, icon: BanknoteArrowDown },
  { name: 'game', label: msg`A game`, icon: Dices },
  { name: 'customer', label: msg`Customer service`, icon: Headset },
  { name: 'applyAgent', label: msg`Become an agent`, icon: Briefcase },
  { name: 'others', label: msg`Something else`, icon: MessageCircle },
];

/** Label of a type's code. */
export const kindOf = (code: number): Kind | undefined => kinds.find(({ name }) => feedbackTypes[name] === code);
