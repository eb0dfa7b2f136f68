import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { RecordListSkeleton } from '#src/components/kit/records/record-list-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import rows from '#src/components/kit/device-rows.module.css';
import type { Identities } from '#src/contract/identity/identities.schema.ts';
import { type SocialProvider, socialProviders } from '#src/contract/site/social-providers.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { identitiesResource } from '#src/state/identity/identities.ts';
import { offeredSocialAtom } from '#src/state/identity/offered-social.ts';
import { linkAskedAtom } from '#src/state/identity/social.ts';
import { Card } from '#src/ui/card.tsx';
import list from '#src/ui/rows.module.css';
import { LinkedAccountRow } from './linked-account-row.tsx';
import s from './sessions.module.css';
import page from './settings.module.css';

const LinkSheet = lazyPart(() => import('./link-sheet.tsx'), 'LinkSheet', CodeMissing);
const UnlinkSheet = lazyPart(() => import('./unlink-sheet.tsx'), 'UnlinkSheet', CodeMissing);

/**
 * The group of the settings with the social accounts that sign the member in: since when each is linked, linking and unlinking.
 * SettingsPage shows it where a provider is offered.
 */
export function LinkedAccounts() {
  return (
    <section>
      <h2 className={list.heading}>
        <Trans>Linked accounts</Trans>
      </h2>
      <Card>
        <ResourceView
          read={useRead(identitiesResource, undefined)}
          isEmpty={() => false}
          emptyTitle=""
          headingLevel={3}
          skeleton={<RecordListSkeleton rows={2} lines={2} />}
        >
          {(identities) => <Accounts identities={identities} />}
        </ResourceView>
      </Card>
      <p className={page.about}>
        <Trans>Accounts you link here log you in without your password.</Trans>
      </p>
    </section>
  );
}

function Accounts({ identities }: { identities: Identities }) {
  const { t, i18n } = useLingui();
  const offered = useAtomValue(offeredSocialAtom);
  const offline = !useAtomValue(onlineAtom);
  const [linked, setLinked] = useAtom(linkAskedAtom);
  const [unlinked, setUnlinked] = useState<SocialProvider>();
  const sinceOf = (provider: SocialProvider) => identities.list.find((one) => one.provider === provider)?.since;
  const shown = socialProviders.filter((each) => offered.includes(each) || sinceOf(each) !== undefined);
  return (
    <>
      <ul className={rows.list} aria-label={t`Linked accounts`}>
        {shown.map((provider) => (
          <LinkedAccountRow
            key={provider}
            provider={provider}
            since={sinceOf(provider)}
            offline={offline}
            onUnlink={() => setUnlinked(provider)}
          />
        ))}
      </ul>
      <p role="status" className={s.offline}>
        {offline && i18n._(errorText.no_internet)}
      </p>
      {linked && (
        <Suspense fallback={null}>
          <LinkSheet provider={linked} onClose={() => setLinked(null)} />
        </Suspense>
      )}
      {unlinked && (
        <Suspense fallback={null}>
          <UnlinkSheet
            provider={unlinked}
            hasPassword={identities.hasPassword}
            onClose={() => setUnlinked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
