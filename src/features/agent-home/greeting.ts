import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The greeting of an hour, 0 to 23 [S2-067]. */
export function greetingAt(hour: number): MessageDescriptor {
  if (hour <= 10) return msg`Good morning,`;
  if (hour <= 14) return msg({ message: 'Good afternoon,', context: 'from 11 to 14 o’clock' });
  if (hour <= 18) return msg({ message: 'Good afternoon,', context: 'from 15 to 18 o’clock' });
  return msg`Good evening,`;
}
