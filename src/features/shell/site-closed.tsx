import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { AnnouncementItem } from '#src/components/games/announcements/announcement-item.tsx';
import { Logo } from '#src/components/site/logo.tsx';
import { SupportTextButton } from '#src/components/site/support/support-text-button.tsx';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { noticesResource } from '#src/state/lobby/news.ts';
import { statusResource } from '#src/state/site/site.ts';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useInterval } from '#src/ui/use-interval.ts';
import { usePageVisible } from '#src/ui/use-page-visible.ts';
import s from './site-closed.module.css';

/** Poll interval of a visible page for the reopening of the site: the one that its refusals state; ms. */
const askEvery = 60_000;

/** 1: under maintenance [S1-242]; 2: not available in the visitor's region, with their IP address [S1-243]. */
export function SiteClosed({ state }: { state: 1 | 2 }) {
  const { t } = useLingui();
  const store = useStore();
  const status = useResource(statusResource, undefined).value;
  const language = useAtomValue(languageAtom);
  const [checking, setChecking] = useState(false);
  const again = async () => {
    setChecking(true);
    await statusResource.refresh(store, undefined);
    setChecking(false);
  };
  useInterval(usePageVisible(), askEvery, () => void statusResource.refresh(store, undefined));
  const ip = status?.location.ip;
  const until = status?.maintenanceUntil;
  return (
    <main className={s.page}>
      <h1 className={s.brand}>
        <Logo name={(status?.info.whitelabel.brandName ?? 'Maré').toLowerCase()} />
      </h1>
      {state === 1 ? (
        <StatePanel
          kind="maintenance"
          scene={{ light: '/spot/spot-farol.svg', dark: '/spot/spot-farol-dark.svg' }}
          title={t`The platform is under maintenance`}
          actionLabel={t`Try again`}
          onAction={() => void again()}
          pending={checking}
        >
          {until !== undefined && until > serverTime() ? (
            <Trans>
              Your balance and your games are safe. We expect to be back on {formatDateTime(until, language)}.
            </Trans>
          ) : (
            <Trans>Your balance and your games are safe. Please come back shortly.</Trans>
          )}
        </StatePanel>
      ) : (
        <StatePanel
          kind="maintenance"
          scene={{ light: '/spot/spot-ancora.svg', dark: '/spot/spot-ancora-dark.svg' }}
          title={t`Access from your address or region is restricted`}
          actionLabel={t`Try again`}
          onAction={() => void again()}
          pending={checking}
        >
          {ip ? (
            <Trans>Your address: {ip}. Access is not allowed from here.</Trans>
          ) : (
            <Trans>Access is not allowed from here.</Trans>
          )}
        </StatePanel>
      )}
      {state === 1 && <NewestNotice />}
      <p className={s.help}>
        <SupportTextButton />
      </p>
    </main>
  );
}

/** The newest notice of the merchant, which may say why the site is closed [S1-392]. */
function NewestNotice() {
  const { value } = useResource(noticesResource, { language: useAtomValue(languageAtom) }, { onDemand: true });
  const [item] = value ?? [];
  return (
    item && (
      <ul className={s.notice}>
        <AnnouncementItem item={item} />
      </ul>
    )
  );
}
