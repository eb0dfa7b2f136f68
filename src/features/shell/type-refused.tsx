import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Page } from '#src/components/page.ts';
import { noticeDuration } from '#src/contract/limits.ts';
import type { Ability } from '#src/contract/member-type.ts';
import { typeRefusal } from '#src/contract/type-refusal.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { WithoutAccount } from './without-account.tsx';

const ofMessages: readonly Ability[] = ['mail', 'chat'];

type TypeRefusedProps = { page: Page; ability: Ability; type: number };

/**
 * Stands in the place of a page that a member's type may not enter. One with a header that is about the account's security shows how to
 * come to an account; any other says why, money in its own words [S1-011], messages for one second [S1-349], and leads back
 * to where it was tapped.
 */
export function TypeRefused({ page: { header }, ability, type }: TypeRefusedProps) {
  return ability === 'security' && header !== 'none' ? (
    <WithoutAccount />
  ) : (
    <TurnedBack ability={ability} type={type} />
  );
}

function TurnedBack({ ability, type }: Pick<TypeRefusedProps, 'ability' | 'type'>) {
  const { i18n } = useLingui();
  const { history } = useRouter();
  const navigate = useNavigate();
  const refuse = useEffectEvent(() => {
    toasts.show(i18n._(errorText[typeRefusal(ability, type)]), {
      kind: 'error',
      ...(ofMessages.includes(ability) && { duration: noticeDuration.freeRejectOfMessages }),
    });
    if (history.canGoBack()) history.back();
    else void navigate({ to: '/m/home', replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => refuse());
    return () => clearTimeout(timer);
  }, []);
  return null;
}
