import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { longestLinkName, mostUses } from '#src/contract/agents/open-accounts.ts';
import type { AccountTerms } from '#src/contract/agents/open-accounts.schema.ts';
import type { Rates } from '#src/contract/agents/rates.schema.ts';
import { Field } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { makeLink } from './accounts.resource.ts';
import { GivenRates } from './given-rates.tsx';
import { KindChoice } from './kind-choice.tsx';

const spans = [7, 30, 90, 365] as const;
const isCount = (typed: string) => typed === '' || (/^\d{1,4}$/.test(typed) && +typed >= 1 && +typed <= mostUses);

type NewLinkProps = {
  readonly terms: AccountTerms;
  readonly onClose: () => void;
  readonly onMade: (code: string) => void;
};

/** A new invitation: its name, who comes by it, how often and how long. */
export function NewLink({ terms: { limits }, onClose, onMade }: NewLinkProps) {
  const { t } = useLingui();
  const form = useAppForm({
    schema: v.object({
      kind: v.picklist(['member', 'agent']),
      rates: v.custom<Partial<Rates>>((value) => typeof value === 'object'),
      name: v.pipe(
        v.string(),
        v.trim(),
        required(msg`Give the invitation a name.`),
        v.maxLength(longestLinkName, text(msg`The name is too long.`)),
      ),
      most: v.pipe(v.string(), v.trim(), v.check(isCount, text(msg`A number from 1 to ${mostUses}, or nothing.`))),
      days: v.string(),
    }),
    values: { kind: 'member', rates: {}, name: '', most: '', days: '30' },
    submit: (store, { kind, rates, name, most, days }, key) => {
      const counted = { most: most === '' ? null : Number(most), days: Number(days) };
      return makeLink(store, { kind, name, ...counted, ...(kind === 'agent' && { rates }) }, key);
    },
    onSuccess: ({ code }) => {
      toasts.show(t`The invitation is ready`, { kind: 'success' });
      onMade(code);
    },
  });
  const [kind, rates, days] = form.watch(['kind', 'rates', 'days']);
  return (
    <Sheet open onClose={onClose} title={t`New invitation`} closeLabel={t`Close`}>
      <AppForm form={form} submitLabel={<Trans>Make the invitation</Trans>} confirmLeave={false}>
        <KindChoice kind={kind ?? 'member'} onChange={(chosen) => form.setValue('kind', chosen)} />
        <Field {...form.field('name')} label={t`Name`} hint={t`Only you see it.`} maxLength={longestLinkName} />
        <Field
          {...form.field('most')}
          label={t`Uses`}
          labelNote={t`(optional)`}
          inputMode="numeric"
          hint={t`Number of people who can register with it. Leave it empty for no limit.`}
        />
        <SelectField
          label={t`Valid for`}
          value={days ?? '30'}
          onChange={(event) => form.setValue('days', event.target.value, { shouldDirty: true })}
        >
          {spans.map((count) => (
            <option key={count} value={count}>
              <Plural value={count} one="# day" other="# days" />
            </option>
          ))}
        </SelectField>
        {kind === 'agent' && (
          <GivenRates
            limits={limits}
            rates={rates ?? {}}
            onChange={(given) => form.setValue('rates', given, { shouldDirty: true })}
          />
        )}
      </AppForm>
    </Sheet>
  );
}
