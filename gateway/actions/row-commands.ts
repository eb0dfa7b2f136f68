import type { DeleteResult, Transaction, UpdateResult } from 'kysely';
import type { Topic } from '#src/contract/topics.ts';
import { type Flag, flag } from '../db/flag.ts';
import type { Tables } from '../db/tables.ts';
import { changeOne, type Command, readSwitch, writeSwitch } from './command.ts';

type Write = (trx: Transaction<Tables>, id: string, value: Flag) => Promise<UpdateResult>;

/** The command that takes a row away for good; `thing` it is, such as `VIP level`. */
export const removal = (
  group: string,
  topic: Topic,
  thing: string,
  remove: (trx: Transaction<Tables>, id: string) => Promise<DeleteResult>,
): Command => ({
  name: `${group} remove`,
  takes: '<id>',
  help: `take a ${thing} away for good`,
  asks: ([id]) => `The ${thing} ${id} is removed for good. Go on?`,
  run: async (operator, [id = '']) => {
    await changeOne(operator, topic, `${thing} ${id}`, (trx) => remove(trx, id));
    return `removed ${id}`;
  },
});

/** The command that switches a flag of a row, `called` so in the answer, on or off; `thing` the row is, such as `match`. */
export const switching = (
  {
    name,
    help,
    topic,
    thing,
    called,
  }: Pick<Command, 'name' | 'help'> & { topic: Topic; thing: string; called: string },
  write: Write,
): Command => ({
  name,
  takes: '<id> <on|off>',
  help,
  run: async (operator, [id = '', word]) => {
    const on = readSwitch(word);
    await changeOne(operator, topic, `${thing} ${id}`, (trx) => write(trx, id, flag(on)));
    return `${called} of ${id} is ${writeSwitch(on)}`;
  },
});

/** The commands `on` and `off` of a row that is shown or not; `thing` it is, such as `banner`. */
export const onAndOff = ({ group, topic, thing, on, off, asks }: OnAndOff, write: Write): readonly Command[] => {
  const turn = (word: 'on' | 'off', help: string): Command => ({
    name: `${group} ${word}`,
    takes: '<id>',
    help,
    run: async (operator, [id = '']) => {
      await changeOne(operator, topic, `${thing} ${id}`, (trx) => write(trx, id, flag(word === 'on')));
      return `${thing} ${id} is ${word}`;
    },
  });
  return [turn('on', on), { ...turn('off', off), ...(asks && { asks }) }];
};

/** `asks` is what `off` asks before, where members feel it. */
type OnAndOff = Pick<Command, 'asks'> & {
  readonly group: string;
  readonly topic: Topic;
  readonly thing: string;
  /** What each of the two does. */
  readonly on: string;
  readonly off: string;
};
