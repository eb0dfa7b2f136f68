import { useAtomValue } from 'jotai';
import { fromMinor } from '#src/contract/amount.ts';
import { formatSigned } from '#src/platform/language/format-signed.ts';
import { languageAtom } from '#src/state/language.ts';
import { currencyAtom } from '#src/state/site.ts';

/** The net of a session in minor units, with its sign; a dash while that is not known. */
export function SessionNet({ net }: { net: number | undefined }) {
  const language = useAtomValue(languageAtom);
  const { symbol } = useAtomValue(currencyAtom);
  return net === undefined ? '–' : formatSigned(fromMinor(net), symbol, language);
}
