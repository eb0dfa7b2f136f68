import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { AgentPage } from '#src/components/people/agents/agent-page.tsx';
import type { AccountTerms } from '#src/contract/agents/open-accounts.schema.ts';
import { registerSettingsResource } from '#src/state/identity/register-settings.ts';
import { Segmented } from '#src/ui/segmented.tsx';
import { termsResource } from './accounts.resource.ts';
import { CreateNow } from './create-now.tsx';
import { Links } from './links.tsx';
import s from './accounts.module.css';

/** /m/agentRegister: an account that the agent opens now, and links by which people open one themselves [S2-089, S2-092]. */
export function AccountsPage() {
  return (
    <AgentPage>
      <Accounts />
    </AgentPage>
  );
}

function Accounts() {
  const { t } = useLingui();
  const read = useRead(termsResource, undefined);
  return (
    <div className={s.page}>
      <ResourceView
        read={read}
        isEmpty={({ open, levels }) => !open || levels < 1}
        emptyTitle={read.value?.open === false ? t`Agents open no accounts here` : t`Your team is as deep as it can be`}
        emptyText={
          read.value?.open === false ? (
            <Trans>The rules of this place let every person open their account themselves.</Trans>
          ) : (
            <Trans>Nobody can stand below you. The agent above you can open accounts.</Trans>
          )
        }
        skeleton={<FormSkeleton fields={3} />}
      >
        {(terms) => <Both terms={terms} />}
      </ResourceView>
    </div>
  );
}

function Both({ terms }: { terms: AccountTerms }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isLinks = useLocation({ select: ({ search }) => (search as { tab?: unknown }).tab === 'links' });
  const tab = isLinks ? ('links' as const) : ('now' as const);
  const settings = useRead(registerSettingsResource, undefined);
  return (
    <>
      <Segmented
        full
        label={t`Ways to open an account`}
        value={tab}
        segments={[
          { value: 'now', label: t`Create now` },
          { value: 'links', label: t`Invitations` },
        ]}
        onChange={(chosen) =>
          void navigate({
            to: '/m/agentRegister',
            search: (chosen === 'links' ? { tab: 'links' } : {}) as never,
            replace: true,
            resetScroll: false,
          })
        }
      />
      <div className={s.panel}>
        {tab === 'links' ? (
          <Links terms={terms} />
        ) : (
          <ResourceView read={settings} isEmpty={() => false} emptyTitle="" skeleton={<FormSkeleton fields={3} />}>
            {(form) => <CreateNow terms={terms} settings={form} />}
          </ResourceView>
        )}
      </div>
    </>
  );
}
