import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { Note } from '#src/components/people/money/note.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import type { VoucherDeposit } from '#src/contract/payments/vouchers.schema.ts';
import { readVoucherCode } from '#src/contract/payments/vouchers.ts';
import { Field } from '#src/ui/field.tsx';
import { redeem } from './deposits.resource.ts';
import type { MethodFormProps } from './method-form.ts';

const wrongCode = text(msg`Check the code: it has 16 letters and digits.`);

/** The form of a deposit by voucher: its code alone. A code that the member has used already leads to that deposit. */
export function VoucherForm({ code, onCode, onBegun }: Pick<MethodFormProps, 'code' | 'onCode' | 'onBegun'>) {
  const { t } = useLingui();
  const [used, setUsed] = useState<VoucherDeposit>();
  const form = useAppForm({
    schema: v.object({
      code: v.pipe(
        v.string(),
        v.trim(),
        required(msg`Enter the code of your voucher.`),
        v.check((typed) => typed === '' || readVoucherCode(typed) !== null, wrongCode),
      ),
    }),
    values: { code },
    submit: redeem,
    onSuccess: ({ deposit, usedBefore }) => {
      if (usedBefore) return setUsed(deposit);
      onCode('');
      onBegun(deposit.id);
    },
    about: { voucher_refused: 'code' },
  });
  const typed = form.watch('code') ?? '';
  const keep = useEffectEvent(() => onCode(typed));
  useEffect(() => keep(), [typed]);
  return (
    <AppForm form={form} submitLabel={<Trans>Use voucher</Trans>} tone="play" confirmLeave={false}>
      <Field
        {...form.field('code', () => setUsed(undefined))}
        valid={false}
        label={t`Code of the voucher`}
        hint={t`16 letters and digits, with or without dashes. The whole amount goes into your balance.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      {used && <UsedNote deposit={used} />}
    </AppForm>
  );
}

function UsedNote({ deposit: { id, amount } }: { deposit: VoucherDeposit }) {
  const money = useMoney();
  const sum = money(amount);
  return (
    <Note title={<Trans>You have used this code already</Trans>} role="status">
      <Trans>Its {sum} went into your balance then, and nothing was added now.</Trans>{' '}
      <Link to="/m/voucherCenter" search={{ id }}>
        <Trans>See the deposit</Trans>
      </Link>
    </Note>
  );
}
