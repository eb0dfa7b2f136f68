import { switchWorker } from '#gateway/context/worker-switch.ts';
import { change, type Command, readSwitch } from '#gateway/actions/command.ts';

/** The kill switch of the service worker (docs/operating.md, New versions). */
export const workerCommands: readonly Command[] = [
  {
    name: 'worker',
    takes: '<on|off>',
    help: 'take the service worker out of every browser, or let it come again',
    asks: ([word]) =>
      word === 'off'
        ? 'Every browser drops its worker and what it has cached; the site then needs the network. Go on?'
        : null,
    run: async (operator, [word]) => {
      const on = readSwitch(word);
      await change(operator, 'status', (trx) => switchWorker(trx, operator.merchant, on));
      return `the worker is ${word}`;
    },
  },
];
