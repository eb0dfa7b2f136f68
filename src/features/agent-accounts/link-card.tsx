import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { useRateText } from '#src/components/people/agents/use-rate-text.ts';
import { InvitationQr } from '#src/components/people/invitations/invitation-qr.tsx';
import { LinkLine } from '#src/components/people/invitations/link-line.tsx';
import { useInvitationLink } from '#src/components/people/invitations/use-invitation-link.ts';
import type { InvitationLink } from '#src/contract/agents/open-accounts.schema.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { finishLink } from './accounts.resource.ts';
import s from './accounts.module.css';

/** An invitation with its code for a camera, its uses, and its link to copy, to share and to end. */
export function LinkCard({ link: invitation }: { link: InvitationLink }) {
  const { t } = useLingui();
  const { code, name, kind, rates, uses, most, expiresAt, state } = invitation;
  const { link, copy, share } = useInvitationLink(code);
  const { listOf } = useRateText();
  const day = formatDay(expiresAt, useAtomValue(languageAtom));
  const kindText = kind === 'agent' ? t`Agent` : t`Player`;
  const given = listOf(rates);
  const stateText = {
    open: t`Expires on ${day}`,
    used: t`Used up`,
    expired: t`Expired on ${day}`,
    ended: t`Ended on ${day}`,
  }[state];
  return (
    <Card className={s.card}>
      <div className={s.invitation}>
        {state === 'open' && <InvitationQr link={link} />}
        <div className={s.words}>
          <h2>{name}</h2>
          <p className={s.small}>{given === '' ? kindText : `${kindText}, ${given}`}</p>
          {most === null ? (
            <p className="num">
              <Plural value={uses} one="# use" other="# uses" />
            </p>
          ) : (
            <>
              <ProgressBar className={s.progress} aria-label={t`${uses} of ${most} uses`} value={uses} max={most} />
              <p className="num">
                <Trans>
                  {uses} of {most} uses
                </Trans>
              </p>
            </>
          )}
          <p className={s.small}>{stateText}</p>
        </div>
      </div>
      {state === 'open' && (
        <>
          <LinkLine onCopy={copy}>
            <span translate="no">{link.replace(/^https?:\/\//, '')}</span>
          </LinkLine>
          <div className={s.buttons}>
            <Button variant="soft" onClick={share}>
              <Share2 size={20} aria-hidden />
              <Trans>Share</Trans>
            </Button>
            <EndLink code={code} />
          </div>
        </>
      )}
    </Card>
  );
}

function EndLink({ code }: { code: string }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const end = useAction(finishLink, {
    offline: msg`No internet. The invitation can be ended when it is back.`,
    done: () => {
      setAsked(false);
      return t`The invitation has ended`;
    },
  });
  return (
    <>
      <Button variant="line" onClick={() => setAsked(true)}>
        <Trans>End</Trans>
      </Button>
      <ConfirmAction
        action={end}
        input={{ code }}
        open={asked}
        onClose={() => setAsked(false)}
        tone="danger"
        title={t`End this invitation?`}
        text={t`Nobody can register by it any more. Everyone who has come by it stays in your team.`}
        cancelLabel={t`Cancel`}
        submitLabel={t`End it`}
      />
    </>
  );
}
