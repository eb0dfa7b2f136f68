import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import Languages from 'lucide-react/icons/languages';
import { HotGamesLinks } from '#src/components/games/hot-games-links.tsx';
import { LanguageSwitch } from '#src/components/kit/language-switch.tsx';
import { isForMembers, type Page } from '#src/components/kit/page.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { hottestGamesResource } from '#src/state/lobby/hot-games.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { ageLimitAtom, statusAtom, whiteLabelAtom } from '#src/state/site/site.ts';
import s from './footer.module.css';

/** Of the copyright line [S1-132]. */
const firstYear = 2025;

/**
 * Up to four hot games [S1-130] except on members' own pages, the language selector [S1-131] unless the page has its own, the age
 * rule, help, terms and support, and the copyright line [S1-132].
 */
export function Footer({ page }: { page: Page }) {
  const language = useSettledLanguage();
  const { value, at = 0 } = useResource(hottestGamesResource, { language });
  // By the gateway's clock, so that server and client render the same.
  const year = new Date(at).getUTCFullYear();
  const age = useAtomValue(ageLimitAtom);
  const brand = useAtomValue(whiteLabelAtom)?.brandName ?? 'Maré';
  const legal = useAtomValue(statusAtom)?.info.legal ?? [];
  return (
    <footer className={s.footer}>
      {!isForMembers(page) && <HotGamesLinks games={value} />}
      {!page.ownLanguage && (
        <div className={s.language}>
          <span className={s.label}>
            <Languages size={20} />
            <Trans>Language</Trans>
          </span>
          <LanguageSwitch />
        </div>
      )}
      <div className={s.age}>
        <b aria-hidden="true">{age}+</b>
        <p>
          <Trans>Only for players aged {age} and over. Play for fun and within your limits.</Trans>{' '}
          <Link to="/m/help" search={{ i: 5 }}>
            <Trans>Responsible gaming</Trans>
          </Link>
        </p>
      </div>
      <p className={s.links}>
        <Link to="/m/help">
          <Trans>Help</Trans>
        </Link>
        <Link to="/m/userAgreement">
          <Trans>User agreement</Trans>
        </Link>
        <Link to="/m/service">
          <Trans>Support</Trans>
        </Link>
      </p>
      {legal.map(({ url, [language]: text }) => (
        <p key={text} className={s.copyright}>
          {url ? <a href={url}>{text}</a> : text}
        </p>
      ))}
      <p className={s.copyright}>
        © {firstYear}
        {year > firstYear && `–${year}`} {brand}
      </p>
    </footer>
  );
}
