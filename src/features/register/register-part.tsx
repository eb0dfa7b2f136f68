import { useLingui } from '@lingui/react/macro';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { registerSettingsResource } from '#src/state/identity/register-settings.ts';
import { useTellHydrated } from '#src/state/app/hydrated.tsx';
import { RegisterForm } from './register-form.tsx';

/** The registration, once the site's settings are loaded [S2-029]. `invitation`: the URL's code, if it has one. */
export function RegisterPart({ invitation }: { invitation?: string | undefined }) {
  const { t } = useLingui();
  const read = useRead(registerSettingsResource, undefined);
  useTellHydrated();
  return (
    <div data-hydrates="">
      <ResourceView
        read={read}
        isEmpty={({ methods }) => !methods.username && !methods.mobileNum}
        emptyTitle={t`Registration is closed at the moment`}
        emptyText={t`Existing members can log in and play.`}
        skeleton={<FormSkeleton fields={4} check />}
      >
        {(settings) => <RegisterForm settings={settings} invitation={invitation} />}
      </ResourceView>
    </div>
  );
}
