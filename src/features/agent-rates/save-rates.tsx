import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { rebateCategories } from '#src/contract/agents/agents.ts';
import type { Rates } from '#src/contract/agents/rates.schema.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import type { Draft } from './draft.ts';
import { saveRates } from './rates.resource.ts';
import s from './rates.module.css';

type SaveRatesProps = {
  readonly account: string;
  readonly draft: Draft;
  /** The agent's own rates of the next day: a draft of before they became lower is cut to them. */
  readonly limits: Rates;
  readonly onDone: () => void;
};

const textOf = (cause: unknown) => {
  const { code } = toAppError(cause);
  if (code === 'limit_reached')
    return msg`Your own rates have changed meanwhile, and nothing was saved. Check the new limits and save again.`;
  if (code === 'not_found') return msg`This agent is no longer directly below you. Nothing was saved.`;
  return errorText[code];
};

/** Saves the changes, or takes them back; shown while there are any. */
export function SaveRates({ account, draft, limits, onDone }: SaveRatesProps) {
  const { t } = useLingui();
  const save = useAction(saveRates, {
    offline: msg`No internet. Rates can be saved when it is back.`,
    textOf,
    done: () => {
      onDone();
      return t`Saved. The rates hold from tomorrow on.`;
    },
  });
  const changed = rebateCategories.flatMap((category) => {
    const rate = draft[category];
    return rate === undefined ? [] : [[category, Math.min(rate, limits[category])] as const];
  });
  const problem = save.problem ?? save.off;
  if (changed.length === 0 && problem === undefined) return null;
  return (
    <div className={s.dock}>
      {problem !== undefined && <InlineAlert>{problem}</InlineAlert>}
      {changed.length > 0 && (
        <div className={s.bar}>
          <div>
            <p className="num" aria-live="polite">
              <Plural value={changed.length} one="# change" other="# changes" />
            </p>
            <Button
              variant="text"
              className={s.undo}
              onClick={() => {
                save.clear();
                onDone();
              }}
            >
              <Trans>Undo</Trans>
            </Button>
          </div>
          <Button
            big
            pending={save.pending}
            aria-disabled={save.off === undefined ? undefined : true}
            onClick={() => save.run({ account, rates: Object.fromEntries(changed) })}
          >
            <Trans>Save for tomorrow</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
