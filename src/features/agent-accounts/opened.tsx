import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import CircleCheck from 'lucide-react/icons/circle-check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import type { AccountKind } from '#src/contract/agents/open-accounts.schema.ts';
import { copyText } from '#src/platform/device/share.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import s from './accounts.module.css';

export type OpenedAccount = {
  readonly account: string;
  readonly kind: AccountKind;
  readonly password: string;
  /** Until when the first password has to be changed; epoch ms. */
  readonly passwordUntil: number;
};

/** An account that was just opened: its name and first password, this once. */
export function Opened({ account, onAgain }: { account: OpenedAccount; onAgain: () => void }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { account: name, kind, password, passwordUntil } = account;
  const day = formatDay(passwordUntil, useAtomValue(languageAtom));
  const copy = async () => {
    const copied = await copyText(t`Username: ${name}\nFirst password: ${password}`);
    toasts.show(copied ? t`Username and password copied` : t`Nothing could be copied. Write both down.`, {
      kind: copied ? 'success' : 'error',
    });
  };
  return (
    <Card className={s.opened}>
      <h2 ref={heading} tabIndex={-1}>
        <CircleCheck size={24} aria-hidden />
        {kind === 'agent' ? <Trans>The agent account is open</Trans> : <Trans>The player account is open</Trans>}
      </h2>
      <dl>
        <dt>
          <Trans>Username</Trans>
        </dt>
        <dd translate="no">{name}</dd>
        <dt>
          <Trans>First password</Trans>
        </dt>
        <dd className="num" translate="no">
          {password}
        </dd>
      </dl>
      <p className={s.hint}>
        <Trans>
          This password is shown only now. It works until {day}, and is replaced by one of their own at the first login.
        </Trans>
      </p>
      <Button big wide onClick={() => void copy()}>
        <Copy size={20} aria-hidden />
        <Trans>Copy both</Trans>
      </Button>
      <Button variant="text" wide onClick={onAgain}>
        <Trans>Open another account</Trans>
      </Button>
    </Card>
  );
}
