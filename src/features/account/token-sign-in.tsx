import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ErrorCode } from '#src/contract/error-code.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { ownerOfHandover, signInByHandover } from '#src/state/handover.ts';
import { memberAtom, sessionAtom } from '#src/state/session-atoms.ts';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { TOAST_LONG_MS, toasts } from '#src/ui/toast-store.ts';

/** After these the code may still be good. */
const passing: readonly ErrorCode[] = ['no_internet', 'timeout', 'bad_gateway', 'system_updating'];
/** Two calls at most, ten seconds each. */
const longestWait = 20_000;

type Question = { kind: 'switch'; owner: string; current: string } | { kind: 'retry'; code: ErrorCode };
type Outcome = Question | { kind: 'done'; name: string } | { kind: 'refused'; code: ErrorCode };

/** Uses the code; `agreed`: whoever is signed in may be replaced by another. */
async function tryCode(store: Store, token: string, agreed: boolean): Promise<Outcome> {
  try {
    const current = agreed ? undefined : store.get(memberAtom)?.userName;
    const owner = current && (await ownerOfHandover(token));
    if (current && owner && owner !== current) return { kind: 'switch', owner, current };
    return { kind: 'done', name: owner ?? (await signInByHandover(store, token)) };
  } catch (cause) {
    const { code } = toAppError(cause);
    return { kind: passing.includes(code) ? 'retry' : 'refused', code };
  }
}

/**
 * What a code in the page's address does: a guest is signed in by it [S1-338], another member is asked before [S1-341],
 * and a code that is good for nothing any more says so and leaves the page as it is.
 */
export function TokenSignIn({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const store = useStore();
  const restoring = useAtomValue(sessionAtom).status === 'restoring';
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);

  const settle = (outcome: Outcome) => {
    setPending(false);
    const asks = outcome.kind === 'switch' || outcome.kind === 'retry';
    setOpen(asks);
    if (asks) setQuestion(outcome);
    if (outcome.kind === 'refused')
      toasts.show(i18n._(errorText[outcome.code]), { kind: 'error', duration: TOAST_LONG_MS });
    if (outcome.kind !== 'done') return;
    const { name } = outcome;
    toasts.show(t`You are signed in as ${name}.`, { kind: 'success', duration: TOAST_LONG_MS });
  };
  const arrive = async (agreed: boolean) => {
    const loading = toasts.show(t`Signing you in…`, { kind: 'loading', duration: longestWait });
    const outcome = await tryCode(store, token, agreed);
    toasts.hide(loading);
    return outcome;
  };
  const begin = useEffectEvent(() => arrive(false));
  const end = useEffectEvent(settle);
  useEffect(() => {
    if (!restoring) void begin().then((outcome) => end(outcome));
  }, [restoring]);

  if (!question) return null;
  const switching = question.kind === 'switch';
  const [current, owner] = switching ? [question.current, question.owner] : ['', ''];
  return (
    <ConfirmDialog
      open={open}
      title={switching ? t`Change account?` : t`You are not signed in yet`}
      text={
        switching
          ? t`You are signed in as ${current}. This link signs in ${owner} and logs ${current} out on this device.`
          : i18n._(errorText[question.code])
      }
      cancelLabel={t`Cancel`}
      submitLabel={switching ? t`Change account` : t`Try again`}
      pending={pending}
      onCancel={() => setOpen(false)}
      onSubmit={() => {
        setPending(true);
        void arrive(switching).then(settle);
      }}
    />
  );
}
