import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { ownerOfHandover, signInByHandover } from '#src/state/identity/handover.ts';
import { memberAtom, sessionAtom } from '#src/state/identity/session-atoms.ts';
import { TOAST_LONG_MS, toasts } from '#src/ui/toast-store.ts';

/** After these errors the code may still be valid. */
const passing: readonly ErrorCode[] = ['no_internet', 'timeout', 'bad_gateway', 'system_updating'];
/** Two calls at most, ten seconds each. */
const longestWait = 20_000;

type Question =
  | { kind: 'enter'; owner: string }
  | { kind: 'switch'; owner: string; current: string }
  | { kind: 'retry'; code: ErrorCode; agreed: boolean };
type Outcome = Question | { kind: 'done'; name: string } | { kind: 'refused'; code: ErrorCode };

/** Looks up the account of the code for the confirmation; once the visitor has `agreed`, uses the code. */
async function tryCode(store: Store, token: string, agreed: boolean): Promise<Outcome> {
  try {
    if (agreed) return { kind: 'done', name: await signInByHandover(store, token) };
    const owner = await ownerOfHandover(token);
    const current = store.get(memberAtom)?.userName;
    if (owner === current) return { kind: 'done', name: owner };
    return current === undefined ? { kind: 'enter', owner } : { kind: 'switch', owner, current };
  } catch (cause) {
    const { code } = toAppError(cause);
    return passing.includes(code) ? { kind: 'retry', code, agreed } : { kind: 'refused', code };
  }
}

/**
 * Handles a code in the page's URL: it names the account and asks first, because the sender of the link may have put their own
 * code into it; a guest is signed in then [S1-338], another member is logged out before [S1-341]. An invalid code shows an error
 * and leaves the page as it is.
 */
export function TokenSignIn({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const restoring = useAtomValue(sessionAtom).status === 'restoring';
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);

  const settle = (outcome: Outcome) => {
    const asks = outcome.kind !== 'done' && outcome.kind !== 'refused';
    setOpen(asks);
    if (asks) return setQuestion(outcome);
    if (outcome.kind === 'refused')
      return void toasts.show(i18n._(errorText[outcome.code]), { kind: 'error', duration: TOAST_LONG_MS });
    const { name } = outcome;
    toasts.show(t`You are signed in as ${name}.`, { kind: 'success', duration: TOAST_LONG_MS });
  };
  const arrive = async (store: Store, agreed: boolean) => {
    const words = agreed ? t`Signing you in…` : t`Please wait…`;
    const loading = toasts.show(words, { kind: 'loading', duration: longestWait });
    const outcome = await tryCode(store, token, agreed);
    toasts.hide(loading);
    return outcome;
  };
  const arriving = useAction(arrive, { done: settle });
  const begin = useEffectEvent(() => arriving.run(false));
  useEffect(() => {
    if (!restoring) begin();
  }, [restoring]);

  if (!question) return null;
  const agreed = question.kind !== 'retry' || question.agreed;
  return (
    <ConfirmAction
      action={arriving}
      input={agreed}
      onClose={() => setOpen(false)}
      open={open}
      {...wordsOf(question)}
      cancelLabel={t`Cancel`}
    />
  );

  function wordsOf(asked: Question) {
    if (asked.kind === 'retry')
      return {
        title: t`You are not signed in yet`,
        text: i18n._(errorText[asked.code]),
        submitLabel: t`Try again`,
      };
    const { owner } = asked;
    if (asked.kind === 'enter')
      return {
        title: t`Log in as ${owner}?`,
        text: t`This link signs in ${owner} on this device. Continue only if that is your account.`,
        submitLabel: t`Log in`,
      };
    const { current } = asked;
    return {
      title: t`Change account?`,
      text: t`You are signed in as ${current}. This link signs in ${owner} and logs ${current} out on this device.`,
      submitLabel: t`Change account`,
    };
  }
}
