import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { formatAge } from '#src/platform/language/format.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { UpdatedMark } from '#src/ui/updated-mark.tsx';
import { useClock } from './use-clock.ts';

/** Younger content has no mark while online; ms. */
const young = 600_000;

/** The age of fetched content: from ten minutes on, and always while offline. */
export function LastUpdatedMark({ at }: { at: number }) {
  const { i18n } = useLingui();
  const now = serverTime(useClock(10_000));
  const online = useAtomValue(onlineAtom);
  const language = useAtomValue(languageAtom);
  if (online && now - at < young) return null;
  const age = formatAge(at, now, language, 'short');
  return <UpdatedMark text={age} label={i18n._({ ...connectionText.saved, values: { age } })} />;
}
