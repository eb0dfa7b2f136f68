import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { Logo } from '#src/components/logo.tsx';
import { memberAtom } from '#src/state/session-atoms.ts';
import { whiteLabelAtom } from '#src/state/site.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import s from './header.module.css';

const MemberHeader = lazyPart(() => import('./member-header.tsx').then((module) => module.MemberHeader));

/** The header of home: guests see login and register [S1-121], members their name and balance [S1-122]. */
export function HomeHeader() {
  const { t } = useLingui();
  const member = useAtomValue(memberAtom);
  const brand = useAtomValue(whiteLabelAtom)?.brandName ?? 'Maré';
  return (
    <header className={s.header}>
      <Link to="/m/home" className={s.logo} aria-label={t`${brand}, home`}>
        <Logo name={member ? undefined : brand.toLowerCase()} />
      </Link>
      {member ? (
        <Suspense fallback={<span className={s.grow} />}>
          <MemberHeader name={member.userName} />
        </Suspense>
      ) : (
        <>
          <span className={s.grow} />
          <Link to="/m/login" className={buttonClass({ variant: 'text', compact: true })}>
            <Trans>Log in</Trans>
          </Link>
          <Link to="/m/register" className={buttonClass({ compact: true })}>
            <Trans>Register</Trans>
          </Link>
        </>
      )}
    </header>
  );
}
