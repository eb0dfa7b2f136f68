import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { AccountOverview } from '#src/contract/account/account-overview.schema.ts';
import { may } from '#src/contract/core/member-type.ts';
import { formatDateTime, formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import s from './my-account-page.module.css';

/** The account's owner, and its registration date. */
export function AccountFacts({ overview }: { overview: AccountOverview }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { account, nickname, type, vipLabel, vip, memberSince, lastLoginAt } = overview;
  return (
    <Card>
      <dl className={s.facts}>
        <Fact name={t`Username`}>{account}</Fact>
        {nickname && <Fact name={t`Nickname`}>{nickname}</Fact>}
        <Fact name={t`Account type`}>{may.play(type) ? t`Member` : t`Agent`}</Fact>
        {vipLabel && <Fact name={t`VIP level`}>{vip?.level?.[language] ?? vipLabel}</Fact>}
        <Fact name={t`Member since`}>{formatDay(memberSince, language)}</Fact>
        <Fact name={t`Previous login`}>
          {lastLoginAt === null ? <Trans>None recorded</Trans> : formatDateTime(lastLoginAt, language)}
        </Fact>
      </dl>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
