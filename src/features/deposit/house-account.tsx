import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import type { HouseAccount as Account } from '#src/contract/payments/transfers.schema.ts';
import { copyText } from '#src/platform/device/share.ts';
import { Card } from '#src/ui/card.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { TOAST_LONG_MS, toasts } from '#src/ui/toast-store.ts';
import s from './house-account.module.css';

/** The account that members transfer to, each part of it to copy. */
export function HouseAccount({ account: { bank, branch, number, name, cnpj } }: { account: Account }) {
  const { t } = useLingui();
  const parts = [
    { label: t`Bank`, value: bank },
    { label: t`Branch`, value: branch },
    { label: t`Account`, value: number },
    { label: t`In the name of`, value: name },
    { label: t`CNPJ`, value: cnpj },
  ];
  const copy = async (label: string, value: string) => {
    if (await copyText(value)) toasts.show(t`${label} copied`, { kind: 'success' });
    else toasts.show(t`Copy it by a long press.`, { duration: TOAST_LONG_MS });
  };
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Transfer to</Trans>
      </h2>
      <Card>
        <dl className={s.parts}>
          {parts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              <dd className={s.copy}>
                <IconButton label={t`Copy ${label}`} onClick={() => void copy(label, value)}>
                  <Copy size={20} aria-hidden />
                </IconButton>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
