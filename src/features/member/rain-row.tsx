import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import CloudHail from 'lucide-react/icons/cloud-hail';
import { useRead } from '#src/components/kit/resource-view.tsx';
import { RowLink } from '#src/components/kit/row-link.tsx';
import { isToTake, rainNow, rainsResource } from '#src/components/people/envelopes/rains.resource.ts';
import { may } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { Card } from '#src/ui/card.tsx';
import rows from '#src/ui/rows.module.css';

/** The way to a rain of red envelopes, while one for the member runs or is to come. */
export function RainRow() {
  const type = useAtomValue(memberAtom)?.type;
  return type !== undefined && may.promotions(type) ? <Row /> : null;
}

function Row() {
  const { value = [] } = useRead(rainsResource, undefined, { onDemand: true });
  const rain = value.map((one) => rainNow(one)).find(isToTake);
  if (!rain) return null;
  const { by, state } = rain;
  return (
    <Card>
      <ul className={rows.rows}>
        <RowLink
          to="/m/redRain"
          icon={CloudHail}
          hint={state === 'running' ? <Trans>Open your envelope</Trans> : <Trans>It has not begun yet</Trans>}
        >
          <Trans>Rain of {by}</Trans>
        </RowLink>
      </ul>
    </Card>
  );
}
