import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Gift from 'lucide-react/icons/gift';
import { useAtomValue } from 'jotai';
import type { RegisterSettings } from '#src/contract/identity/registration.schema.ts';
import { formatMoney } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import s from './register-form.module.css';

/** Currencies whose name in English is Peso (ISO 4217). */
const pesos: readonly string[] = ['ARS', 'CLP', 'COP', 'CUP', 'DOP', 'MXN', 'PHP', 'UYU'];

/** `waits`: it is given once the member has verified a number, which this form does not ask for. */
type BonusNoteProps = { readonly bonus: NonNullable<RegisterSettings['bonus']>; readonly waits: boolean };

/** The bonus of a new member, in the merchant's currency; a peso by its name, since its sign is the dollar's [S2-047]. */
export function BonusNote({ bonus, waits }: BonusNoteProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { amount, currency, currencySymbol } = bonus;
  const inPesos = pesos.includes(currency);
  const figure = formatMoney(amount, inPesos ? '' : currencySymbol, language).trim();
  const given = inPesos ? t`${figure} Peso` : figure;
  return (
    <div className={s.bonus}>
      <Gift size={20} />
      <div>
        <p>
          <b>
            <Trans>New member welcome bonus: {given}</Trans>
          </b>
        </p>
        <p>
          {waits ? (
            <Trans>It is in your balance as soon as you verify your mobile number, once per person.</Trans>
          ) : (
            <Trans>It is in your balance as soon as your account opens, once per person.</Trans>
          )}
        </p>
        <Link to="/m/registerTerms">
          <Trans>See all the rules</Trans>
        </Link>
      </div>
    </div>
  );
}
