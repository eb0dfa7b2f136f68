import { Trans } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import { InvitationQr } from '#src/components/people/invitations/invitation-qr.tsx';
import { LinkLine } from '#src/components/people/invitations/link-line.tsx';
import { useInvitationLink } from '#src/components/people/invitations/use-invitation-link.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ReplaceLink } from './replace-link.tsx';
import s from './invitations.module.css';

/** The member's link as a code for a camera, to copy and to share, and the way to another one. */
export function InvitationCard({ code }: { code: string }) {
  const { link, copy, share } = useInvitationLink(code);
  return (
    <Card className={s.card}>
      <div className={s.invitation}>
        <InvitationQr link={link} />
        <div className={s.words}>
          <h2>
            <Trans>Invite people you know</Trans>
          </h2>
          <p>
            <Trans>They point the camera at the code, or open your link, and create an account.</Trans>
          </p>
        </div>
      </div>
      <LinkLine onCopy={copy}>
        <span>
          <small>
            <Trans>Your code</Trans>
          </small>
          <b className="num">{code}</b>
        </span>
      </LinkLine>
      <Button big wide onClick={share}>
        <Share2 size={20} aria-hidden />
        <Trans>Share invitation</Trans>
      </Button>
      <ReplaceLink />
    </Card>
  );
}
