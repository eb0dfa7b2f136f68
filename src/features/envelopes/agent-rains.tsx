import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import CloudHail from 'lucide-react/icons/cloud-hail';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { RowLink } from '#src/components/kit/row-link.tsx';
import { isToTake, rainNow, rainsResource } from '#src/components/people/envelopes/rains.resource.ts';
import { may } from '#src/contract/core/member-type.ts';
import { rainBounds } from '#src/contract/agents/envelopes.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { Card } from '#src/ui/card.tsx';
import rows from '#src/ui/rows.module.css';
import { optionsResource } from './envelopes.resource.ts';
import { OwnRains } from './own-rains.tsx';
import { RainForm } from './rain-form.tsx';
import s from './rain-form.module.css';

/** What an agent sees: the form of a new rain, and the rains that they have made. */
export function AgentRains() {
  const { t } = useLingui();
  const type = useAtomValue(memberAtom)?.type ?? 0;
  const read = useRead(optionsResource, undefined);
  return (
    <div className={s.page}>
      {may.promotions(type) && <RainForAgent />}
      <ResourceView
        read={read}
        isEmpty={() => false}
        emptyTitle={t`Red envelope rain`}
        skeleton={<FormSkeleton fields={4} />}
      >
        {(options) => {
          const { open } = options;
          if (!options.allowed)
            return (
              <p className={s.closed}>
                <Trans>The rules of the place do not allow red envelopes here.</Trans>
              </p>
            );
          if (open >= rainBounds.open)
            return (
              <p className={s.closed}>
                <Trans>You have {open} rains under way. When one of them is over, you can make another one.</Trans>
              </p>
            );
          return <RainForm options={options} />;
        }}
      </ResourceView>
      <OwnRains />
    </div>
  );
}

/** The way to a rain of the agent's own agent. */
function RainForAgent() {
  const { t } = useLingui();
  const { value = [] } = useRead(rainsResource, undefined);
  if (!value.some((rain) => isToTake(rainNow(rain)))) return null;
  return (
    <Card>
      <ul className={rows.rows}>
        <RowLink to="/m/redRain" search={{ take: true }} icon={CloudHail} hint={t`Open an envelope`}>
          <Trans>There is a rain for you</Trans>
        </RowLink>
      </ul>
    </Card>
  );
}
