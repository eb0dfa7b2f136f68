import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { promotionTypes } from '#src/contract/lobby/announcements.schema.ts';
import type { Announcement } from '#src/contract/lobby/announcements.schema.ts';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { Button } from '#src/ui/button.tsx';

type About = (typeof promotionTypes)[number] | '';
const games = '/m/gameList?gameType=HOT';

type PopupActionsProps = { about: Announcement['promotionType']; onLeave: (path: string) => void };

/**
 * The action of an announcement, by its subject and its reader: try a game and register for a welcome, see the rewards [S1-184]
 * for members, none for responsible gaming.
 */
export function PopupActions({ about, onLeave }: PopupActionsProps) {
  const type = useAtomValue(memberAtom)?.type;
  const hasAccount = type !== undefined && !isTrialGuest(type);
  const said = about as About;
  if (said === 'RESPONSIBLE') return null;
  const register = (variant: 'text' | 'soft') => (
    <Button variant={variant} wide onClick={() => onLeave('/m/register')}>
      <Trans>Create account</Trans>
    </Button>
  );
  if (said === 'WELCOME')
    return (
      <>
        <Button variant="play" wide big onClick={() => onLeave(games)}>
          <Trans>Try a game</Trans>
        </Button>
        {!hasAccount && register('text')}
      </>
    );
  if (!hasAccount) return said === '' ? null : register('soft');
  return (
    <Button variant="soft" wide big onClick={() => onLeave('/m/rewardCenter')}>
      <Trans>See my rewards</Trans>
    </Button>
  );
}
