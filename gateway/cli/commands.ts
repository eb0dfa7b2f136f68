import { areas } from '../areas.ts';
import type { Action } from '../actions/define-action.ts';

/** The groups in the order of the help; a group that is not named here comes last. */
const groups = [
  'status',
  'flags',
  'modules',
  'template',
  'menu',
  'programmes',
  'settings',
  'link',
  'service',
  'task',
  'worker',
  'announcement',
  'banner',
  'promotions',
  'terms',
  'vip',
  'vendor',
  'game',
  'live',
  'match',
  'lottery',
  'jackpot',
  'mall',
  'vendor-key',
  'mail',
  'member',
  'sessions',
  'register',
  'affiliate',
  'contract',
  'feedback',
  'chat',
  'messages',
  'winners',
  'ledger',
  'commitments',
  'secrets',
  'security',
  'backup',
  'push',
  'sms',
];

const placeOf = ({ name }: Action) => {
  const place = groups.indexOf(name.split(' ')[0] ?? '');
  return place === -1 ? groups.length : place;
};

/** Every action that is typed, in the order of the help. */
export const commands: readonly Action[] = areas
  .flatMap(({ actions }) => actions)
  .toSorted((one, other) => placeOf(one) - placeOf(other));
