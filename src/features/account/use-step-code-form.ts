import { useEffect } from 'react';
import type * as v from 'valibot';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import type { WaitingStep } from '#src/state/identity/second-step.ts';

/** The waiting second step. `onOver` is called when the first step has expired. */
export type StepCodeFormProps = { step: WaitingStep; onOver: () => void };

type StepCode = StepCodeFormProps & {
  schema: v.GenericSchema<{ code: string }, { code: string }>;
  goOn: (store: Store, step: WaitingStep, code: string) => Promise<unknown>;
};

/** The form of one typed code that completes a login; its field `code` has the focus, and shows what the gateway refuses. */
export function useStepCodeForm({ schema, goOn, step, onOver }: StepCode) {
  const form = useAppForm({
    schema,
    values: { code: '' },
    about: { proof_refused: 'code', rate_limited: 'code' },
    submit: async (store, { code }) => {
      try {
        await goOn(store, step, code);
      } catch (cause) {
        if (toAppError(cause).code === 'token_expired') onOver();
        throw cause;
      }
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return form;
}
