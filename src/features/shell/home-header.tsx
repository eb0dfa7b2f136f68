import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { Logo } from '#src/components/site/logo.tsx';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { brandAtom } from '#src/state/site/site.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { cx } from '#src/ui/class-names.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import s from './header.module.css';

const MemberHeader = lazyPart(() => import('./member-header.tsx'), 'MemberHeader');

/**
 * The header of home: guests see login and register [S1-121], members their name and balance [S1-122], neither until the session
 * is known.
 */
export function HomeHeader({ menu, download }: { menu: ReactNode; download: ReactNode }) {
  const { t } = useLingui();
  const member = useAtomValue(memberAtom);
  // Session and display mode are only known in the browser.
  const alive = useHydrated();
  const brand = useAtomValue(brandAtom);
  return (
    <header className={s.header}>
      {menu}
      <Link to="/m/home" className={s.logo} aria-label={t`${brand}, home`}>
        <Logo name={member ? undefined : brand.toLowerCase()} />
      </Link>
      {member ? (
        <Suspense fallback={<span className={s.grow} />}>
          <MemberHeader name={member.userName} type={member.type} download={download} />
        </Suspense>
      ) : (
        <>
          <span className={s.grow} />
          {alive && download}
          <Link to="/m/register" className={cx(buttonClass({ variant: 'text', compact: true }), s.guest)}>
            <Trans>Register</Trans>
          </Link>
          <Link to="/m/login" className={cx(buttonClass({ compact: true }), s.guest)}>
            <Trans>Log in</Trans>
          </Link>
        </>
      )}
    </header>
  );
}
