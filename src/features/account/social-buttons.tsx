import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { socialNames, socialStart } from '#src/contract/site/social-providers.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { offeredSocialAtom } from '#src/state/identity/offered-social.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { cx } from '#src/ui/class-names.ts';
import s from './social-buttons.module.css';
import { SocialLogo } from '#src/components/people/social-logo.tsx';

/**
 * Login and registration by a social account: links that leave the page; empty where none is offered [S2-045, S2-046]. The
 * document of a link needs the network.
 */
export function SocialButtons() {
  const { t, i18n } = useLingui();
  const offered = useAtomValue(offeredSocialAtom);
  const online = useAtomValue(onlineAtom);
  if (offered.length === 0) return null;
  return (
    <section className={s.block} aria-label={t`With another account`}>
      <p className={s.or}>
        <Trans>or</Trans>
      </p>
      {offered.map((provider) => (
        <a
          key={provider}
          className={cx(buttonClass({ variant: 'line', big: true, wide: true }), s.way)}
          {...(online
            ? { href: socialStart(provider) }
            : { role: 'link', 'aria-disabled': true, 'aria-describedby': 'social-off' })}
        >
          <SocialLogo provider={provider} />
          <Trans>Continue with {socialNames[provider]}</Trans>
        </a>
      ))}
      {!online && (
        <p id="social-off" className={s.off}>
          {i18n._(errorText.no_internet)}
        </p>
      )}
    </section>
  );
}
