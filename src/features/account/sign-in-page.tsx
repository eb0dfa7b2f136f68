import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { LanguageSwitch } from '#src/components/kit/language-switch.tsx';
import { SupportTextButton } from '#src/components/site/support/support-text-button.tsx';
import { useTellHydrated } from '#src/state/app/hydrated.tsx';
import { secondStepAtom } from '#src/state/identity/second-step.ts';
import { brandAtom } from '#src/state/site/site.ts';
import { segmentClass, SegmentedNav } from '#src/ui/segmented.tsx';
import s from './sign-in-page.module.css';
import { SocialButtons } from './social-buttons.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { SignInScene } from './sign-in-scene.tsx';
import { HotGamesLinks } from '#src/components/games/hot-games-links.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { signInHotGamesResource } from './sign-in-hot-games.resource.ts';
import { servedSpeedTestAtom, speedTestAtom } from '#src/state/site/speed-test.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/**
 * The merchant's speed test, outside the app [S2-028]. A separate component, because it renders once more when the page is
 * hydrated: with the whole page the form, whose code is still loading, would be mounted again, and lose its input.
 */
function SpeedTestLink() {
  const url = useAtomValue(useHydrated() ? speedTestAtom : servedSpeedTestAtom);
  return (
    url !== undefined && (
      <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'text' })}>
        <Trans>Test the connection</Trans>
      </a>
    )
  );
}

/** The hot games below the form [S2-027]; without them, as when offline, the page ends above. */
function SignInHotGames() {
  const language = useSettledLanguage();
  return <HotGamesLinks games={useResource(signInHotGamesResource, { language }).value} />;
}

const LoginMethods = lazyPart(() => import('./login-methods.tsx'), 'LoginMethods', CodeMissing);

/** A stable element: where the page renders again before its code is loaded, React leaves it as it was served, with its input. */
const loginMethods = (
  <Suspense fallback={<FormSkeleton fields={2} check />}>
    <LoginMethods />
  </Suspense>
);

const tabs = ['login', 'register'] as const;

type SignInPageProps = {
  tab: (typeof tabs)[number];
  /** The registration's form; the login's is part of the page. */
  children?: ReactNode;
};

/** The combined page: a scene, two tabs with their own URLs [S2-018, S2-019], the form of the tab, the footer. */
export function SignInPage({ tab, children }: SignInPageProps) {
  const { t } = useLingui();
  const names = { login: t`Log in`, register: t`Create account` };
  useTellHydrated();
  const waits = useAtomValue(secondStepAtom) !== null;
  const brand = useAtomValue(brandAtom);
  return (
    <div className={s.page}>
      <SignInScene groups={groups[tab]} brand={brand} />
      <div className={s.sheet}>
        <h1 className="sr-only">{names[tab]}</h1>
        <SignInNotice />
        <SegmentedNav label={t`Log in or create an account`} full>
          {tabs.map((each) => (
            <Link
              key={each}
              to={`/m/${each}` as const}
              replace
              state={true}
              className={segmentClass()}
              {...(each === tab && { 'aria-current': 'page' })}
            >
              {names[each]}
            </Link>
          ))}
        </SegmentedNav>
        {tab === 'login' ? (
          <>
            {loginMethods}
            {!waits && <SocialButtons />}
            <p className={s.terms}>
              <Link to="/m/loginTerms">
                <Trans>Login terms</Trans>
              </Link>
              <Link to="/m/userAgreement">
                <Trans>User agreement</Trans>
              </Link>
            </p>
          </>
        ) : (
          <>
            {children}
            <SocialButtons />
          </>
        )}
        <div className={s.foot}>
          <SpeedTestLink />
          <SupportTextButton />
          <LanguageSwitch />
        </div>
        <SignInHotGames />
      </div>
    </div>
  );
}

/** The banner groups of each tab; the first that has any counts [S2-009, S2-010, S2-011]. */
const groups = { login: ['m_login', 'm_reg'], register: ['m_register', 'm_reg'] } as const;
