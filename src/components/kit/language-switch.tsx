import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { toAppError } from '#src/platform/calls/errors.ts';
import { loadShellTexts } from '#src/platform/language/i18n.ts';
import { changeLanguage, languageAtom } from '#src/state/app/language.ts';
import { Segmented } from '#src/ui/segmented.tsx';
import { toasts } from '#src/ui/toast-store.ts';

const languages = [
  { value: 'pt', label: 'PT', name: 'Português', lang: 'pt-BR' },
  { value: 'en', label: 'EN', name: 'English', lang: 'en' },
] as const;

/** PT | EN: the only two languages there are [S1-002], changed at once [S1-131]. */
export function LanguageSwitch() {
  const { i18n, t } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const change = (next: 'pt' | 'en') => {
    changeLanguage(store, i18n, next).catch(async (cause: unknown) => {
      const text = await Promise.all([import('#src/platform/language/error-text.ts'), loadShellTexts()]).then(
        ([{ errorText }]) => i18n._(errorText[toAppError(cause).code]),
        () => t`Please try again.`,
      );
      toasts.show(text, { kind: 'error' });
    });
  };
  return <Segmented label={t`Language`} segments={languages} value={language} onChange={change} />;
}
