import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { useId } from 'react';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { rainsResource } from '#src/components/people/envelopes/rains.resource.ts';
import type { Rain } from '#src/contract/agents/envelopes.schema.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { Button } from '#src/ui/button.tsx';
import { takeEnvelope } from './envelopes.resource.ts';
import s from './rain-scene.module.css';

const sold = msg`All envelopes have just been opened.`;
const closed = msg`This rain has not begun yet, or is over.`;

/** Opens an envelope of a rain that runs; while it waits the button is off. */
export function TakeButton({ rain: { id, state } }: { rain: Rain }) {
  const store = useStore();
  const note = useId();
  const action = useAction(takeEnvelope, {
    offline: connectionText.moneyOff,
    textOf: (cause) => {
      const { code } = toAppError(cause);
      if (code === 'sold_out') return sold;
      return code === 'promotion_unavailable' ? closed : errorText[code];
    },
    done: () => void rainsResource.refresh(store, undefined),
  });
  const off = action.off ?? action.problem;
  return (
    <>
      <Button
        big
        wide
        variant="play"
        className={s.act}
        pending={action.pending}
        aria-disabled={state === 'waiting' || action.off ? true : undefined}
        aria-describedby={off === undefined ? undefined : note}
        onClick={() => state === 'running' && action.run({ id })}
      >
        <Trans>Open an envelope</Trans>
      </Button>
      <p id={note} role="status" className={s.problem}>
        {off}
      </p>
    </>
  );
}
