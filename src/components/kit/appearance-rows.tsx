import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import Languages from 'lucide-react/icons/languages';
import Moon from 'lucide-react/icons/moon';
import { themeAtom } from '#src/state/app/theme.ts';
import rows from '#src/ui/rows.module.css';
import { Segmented } from '#src/ui/segmented.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** Language and theme, as rows of a list with their options inline. */
export function AppearanceRows() {
  const { t } = useLingui();
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <>
      <li className={rows.row}>
        <Languages size={20} />
        <Trans>Language</Trans>
        <LanguageSwitch />
      </li>
      <li className={rows.row}>
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
    </>
  );
}
