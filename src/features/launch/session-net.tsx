import { useAtomValue } from 'jotai';
import { formatMoney } from '#src/platform/language/format.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/language.ts';
import { currencyAtom } from '#src/state/site.ts';
import { sessionNetResource } from './session-net.resource.ts';

/** The net of a session, as booked by the gateway; a dash while that is not known. */
export function SessionNet({ since }: { since: number }) {
  const language = useAtomValue(languageAtom);
  const currency = useAtomValue(currencyAtom);
  const { value } = useResource(sessionNetResource, { since }, { onDemand: true });
  return value ? formatMoney(value.net, currency.symbol, language) : '–';
}
