import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { atom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { usePage } from '#src/components/kit/page.ts';
import { usePromptQueue } from '#src/components/kit/use-prompt-queue.ts';
import { contractField, type ContractKind, contractKinds, dividendInfo } from '#src/contract/site/contracts.ts';
import { send } from '#src/platform/calls/send.ts';
import { ConfirmDialog } from '#src/ui/dialog.tsx';

type Request = { readonly kind: ContractKind; /** Its name, and the members it applies to. */ readonly id: string };

/** Contracts answered since the page was loaded: asked again at the next start, not at every renewal. */
const answeredAtom = atom<readonly string[]>([]);

const pageOf = {
  salary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hourly: '/m/member/agent/getHourContract',
} as const satisfies Record<ContractKind, string>;

/**
 * An alert for each contract awaiting the member's agreement, one after the other, on home only [S2-148, S2-149, S2-150].
 */
export function ContractAlerts({ userName }: { userName: string }) {
  const { t } = useLingui();
  const store = useStore();
  const navigate = useNavigate();
  const [requests, setRequests] = useState<readonly Request[]>([]);
  const home = usePage().header === 'home';
  const [request] = requests;
  const turn = usePromptQueue(home && request !== undefined);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    readRequests(userName, signal).then(
      (read) => signal.aborted || setRequests(read.filter(({ id }) => !store.get(answeredAtom).includes(id))),
      // The next renewal asks again.
      () => undefined,
    );
    return () => controller.abort();
  }, [store, userName]);

  if (!request || !turn) return null;
  const answer = () => {
    store.set(answeredAtom, [...store.get(answeredAtom), request.id]);
    setRequests(requests.slice(1));
  };
  const words = {
    salary: [
      t`Agent’s daily salary`,
      t`A daily salary contract is awaiting your agreement. Read it before you answer.`,
    ],
    dividend: [t`Agent’s dividend`, t`A dividend contract is awaiting your agreement. Read it before you answer.`],
    hourly: [
      t`Agent’s hourly salary`,
      t`An hourly salary contract is awaiting your agreement. Read it before you answer.`,
    ],
  } as const;
  const [title, text] = words[request.kind];
  return (
    <ConfirmDialog
      key={request.id}
      open
      title={title}
      text={text}
      cancelLabel={t`Cancel`}
      submitLabel={t({ message: `Go`, context: 'button' })}
      onCancel={answer}
      onSubmit={() => {
        answer();
        void navigate({ to: pageOf[request.kind] });
      }}
    />
  );
}

async function readRequests(userName: string, signal: AbortSignal): Promise<readonly Request[]> {
  const info = await send(dividendInfo, { query: {}, signal });
  return contractKinds
    .filter((kind) => info[contractField[kind]] !== '')
    .map((kind) => ({ kind, id: `${userName} ${kind} ${info[contractField[kind]]}` }));
}
