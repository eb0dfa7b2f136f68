import { ContractPrompts } from '#src/features/contracts/contract-prompts.tsx';
import { FocusKeeper } from '#src/features/shell/focus-keeper.tsx';
import { FirstPassword } from '#src/features/shell/first-password.tsx';
import { TrialPrompt } from '#src/features/shell/trial-prompt.tsx';
import { UnreadWatch } from '#src/features/messages/unread-watch.tsx';
import { DeviceMessages } from '#src/features/notifications/device-messages.tsx';
import { UnsentFavourites } from '#src/features/shell/unsent-favourites.ts';

/** The shell's parts for a signed-in member, in one chunk that a guest does not load. */
export function MemberOverlays() {
  return (
    <>
      <FocusKeeper />
      <UnsentFavourites />
      <UnreadWatch />
      <DeviceMessages />
      <ContractPrompts />
      <TrialPrompt />
      <FirstPassword />
    </>
  );
}
