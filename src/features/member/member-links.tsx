import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Languages from 'lucide-react/icons/languages';
import Megaphone from 'lucide-react/icons/megaphone';
import Moon from 'lucide-react/icons/moon';
import Star from 'lucide-react/icons/star';
import { LanguageSwitch } from '#src/components/language-switch.tsx';
import { themeAtom } from '#src/state/theme.ts';
import { Card } from '#src/ui/card.tsx';
import { Segmented } from '#src/ui/segmented.tsx';
import s from './member-home-page.module.css';

/** Where the member centre leads, and the two choices that are made right here: language and theme. */
export function MemberLinks() {
  const { t } = useLingui();
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <Card>
      <ul className={s.rows}>
        <li>
          <Link to="/m/gameList" search={{ gameType: 'FAV' }} className={s.row}>
            <Star size={20} />
            <Trans>Favourites</Trans>
            <ChevronRight size={20} />
          </Link>
        </li>
        <li>
          <Link to="/m/notice" className={s.row}>
            <Megaphone size={20} />
            <Trans>Announcements</Trans>
            <ChevronRight size={20} />
          </Link>
        </li>
        <li>
          <Link to="/m/help" className={s.row}>
            <CircleHelp size={20} />
            <Trans>Help</Trans>
            <ChevronRight size={20} />
          </Link>
        </li>
        <li className={s.row}>
          <Languages size={20} />
          <Trans>Language</Trans>
          <LanguageSwitch />
        </li>
        <li className={s.row}>
          <Moon size={20} />
          <Trans>Theme</Trans>
          <Segmented
            label={t`Theme`}
            value={theme}
            onChange={setTheme}
            segments={[
              { value: 'light', label: t`Light` },
              { value: 'dark', label: t`Dark` },
            ]}
          />
        </li>
      </ul>
    </Card>
  );
}
