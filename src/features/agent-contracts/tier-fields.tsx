import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ComponentProps } from 'react';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { currencyAtom } from '#src/state/site/site.ts';
import { Field } from '#src/ui/field.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { kindText } from './contract-text.ts';
import { tierNames } from './offer-rules.ts';
import s from './offer.module.css';

type TierFieldsProps = {
  readonly kind: ContractKind;
  readonly place: number;
  readonly field: (name: string) => Omit<ComponentProps<typeof Field>, 'label'>;
  /** Up to which rate the own contract goes, in words. */
  readonly most: string | undefined;
  /** Takes the tier away; undefined of one that stays. */
  readonly onRemove: (() => void) | undefined;
};

/** One tier: the figures that it asks for, and what it pays. */
export function TierFields({ kind, place, field, most, onRemove }: TierFieldsProps) {
  const { t, i18n } = useLingui();
  const { symbol } = useAtomValue(currencyAtom);
  const names = tierNames(place);
  const typed = { inputMode: 'decimal', autoComplete: 'off', maxLength: 24 } as const;
  return (
    <fieldset className={s.tier}>
      <legend>
        <Trans>Tier {place}</Trans>
      </legend>
      {onRemove && (
        <IconButton className={s.remove} label={t`Remove tier ${place}`} onClick={onRemove}>
          <Trash2 size={20} aria-hidden />
        </IconButton>
      )}
      <Field
        {...field(names.turnover)}
        {...typed}
        label={i18n._(kindText[kind].turnover)}
        before={<span className={s.unit}>{symbol}</span>}
      />
      <div className={s.pair}>
        <Field
          {...field(names.active)}
          label={t`Active members`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
        <Field
          {...field(names.rate)}
          {...typed}
          label={i18n._(kindText[kind].rate)}
          after={<span className={s.unit}>%</span>}
          hint={most}
        />
      </div>
    </fieldset>
  );
}
