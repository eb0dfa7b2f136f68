import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { SocialLogo } from '#src/components/people/social-logo.tsx';
import rows from '#src/components/kit/device-rows.module.css';
import { socialNames, type SocialProvider, socialStart } from '#src/contract/site/social-providers.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import s from './sessions.module.css';

type LinkedAccountRowProps = {
  provider: SocialProvider;
  /** Epoch ms; undefined while it is not linked. */
  since: number | undefined;
  offline: boolean;
  onUnlink: () => void;
};

/** A provider: since when it is linked, and unlinking; or linking, which leaves the page. */
export function LinkedAccountRow({ provider, since, offline, onUnlink }: LinkedAccountRowProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const name = socialNames[provider];
  const day = since === undefined ? '' : formatDay(since, language);
  return (
    <li className={rows.row}>
      <span className={rows.icon} aria-hidden="true">
        <SocialLogo provider={provider} />
      </span>
      <div className={rows.words}>
        <h3 className={rows.name}>{name}</h3>
        <p className={rows.times}>
          {since === undefined ? <Trans>Not linked</Trans> : <Trans>Linked since {day}</Trans>}
        </p>
      </div>
      {since === undefined ? (
        <a
          className={buttonClass({ variant: 'text' })}
          aria-label={t`Link ${name}`}
          {...(offline ? { role: 'link', 'aria-disabled': true } : { href: socialStart(provider, true) })}
        >
          <Trans>Link</Trans>
        </a>
      ) : (
        <Button variant="text" className={s.end} aria-label={t`Unlink ${name}`} onClick={onUnlink}>
          <Trans>Unlink</Trans>
        </Button>
      )}
    </li>
  );
}
