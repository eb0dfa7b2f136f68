import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { mostTiers } from '#src/contract/agents/agent-contracts.ts';
import type { Contract } from '#src/contract/agents/agent-contracts.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { ConfirmOffer, type AskedOffer } from './confirm-offer.tsx';
import { dayText, rateText } from './contract-text.ts';
import { mostFor, offerRules, typedAtFirst, periodEnds } from './offer-rules.ts';
import { TierFields } from './tier-fields.tsx';
import s from './offer.module.css';

type OfferFormProps = {
  readonly account: string;
  /** The agent's own contract on the first day, which bounds the offer. */
  readonly own: Contract;
  readonly earliest: string;
  readonly onMade: () => void;
};

/** A contract for an agent directly below: its tiers and last day, within the own contract; sent after a question. */
export function OfferForm({ account, own, earliest, onMade }: OfferFormProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { kind, until: latest } = own;
  const ends = kind === 'dividend' ? periodEnds(earliest, latest) : undefined;
  const [count, setCount] = useState(own.tiers.length);
  const [asked, setAsked] = useState<AskedOffer>();
  const sayRate = (rate: number) => rateText(rate, language);
  const form = useAppForm({
    schema: offerRules(own, count, { earliest, latest }, sayRate),
    values: typedAtFirst(own, ends?.at(-1) ?? latest, language === 'en' ? '.' : ','),
    // Nothing is sent before the question is answered.
    submit: (_store, offer) => Promise.resolve(offer),
    onSuccess: (offer) => setAsked({ account, kind, ...offer }),
  });
  const typed = form.watch();
  const mostText = (place: number) => {
    const most = mostFor(own, typed, place);
    return most === 0 ? undefined : t`Up to ${sayRate(most)}`;
  };
  const last = typed['until'] ?? latest;
  return (
    <>
      <AppForm form={form} submitLabel={<Trans>Review the offer</Trans>} confirmLeave={false}>
        {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
          <TierFields
            key={place}
            kind={kind}
            place={place}
            field={form.field}
            most={mostText(place)}
            onRemove={place === count && count > 1 ? () => setCount(count - 1) : undefined}
          />
        ))}
        {count < mostTiers && (
          <Button variant="text" className={s.add} onClick={() => setCount(count + 1)}>
            <Plus size={20} aria-hidden />
            <Trans>Add a tier</Trans>
          </Button>
        )}
        {ends ? (
          <SelectField
            label={t`Last day`}
            value={last}
            hint={t`A dividend contract covers whole periods.`}
            onChange={({ target }) => form.setValue('until', target.value, { shouldDirty: true })}
          >
            {ends.map((day) => (
              <option key={day} value={day}>
                {dayText(day, language)}
              </option>
            ))}
          </SelectField>
        ) : (
          <Field
            {...form.field('until')}
            type="date"
            label={t`Last day`}
            min={earliest}
            max={latest}
            hint={t`Your own contract is valid until ${dayText(latest, language)}.`}
          />
        )}
        <p className={s.hint}>
          <Trans>
            If accepted, it starts on {dayText(earliest, language)} at the earliest. Its payments come out of what your
            own contract earns.
          </Trans>
        </p>
      </AppForm>
      <ConfirmOffer asked={asked} from={earliest} onClose={() => setAsked(undefined)} onMade={onMade} />
    </>
  );
}
