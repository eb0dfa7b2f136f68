import * as v from 'valibot';
import { defineAction } from '#gateway/actions/define-action.ts';
import { OnOff, word } from '#gateway/actions/inputs.ts';
import { writeSwitch } from '#gateway/actions/print.ts';
import { switchWorker } from '#gateway/context/worker-switch.ts';

/** The kill switch of the service worker (docs/operating.md, New versions). */
export const workerActions = [
  defineAction({
    name: 'worker',
    examples: ['worker off'],
    summary: 'remove the service worker from every browser, or register it again',
    input: v.object({ on: word(OnOff) }),
    changes: ['status'],
    asks: ({ on }) =>
      on ? null : 'Every browser drops its worker and what it has cached; the site then needs the network. Continue?',
    run: async ({ db, merchant }, { on }) => {
      await switchWorker(db, merchant, on);
      return `the worker is ${writeSwitch(on)}`;
    },
  }),
];
