import { atom } from 'jotai';
import { chatFlag, mailFlag } from '#src/contract/core/flags.ts';
import { may } from '#src/contract/core/member-type.ts';
import { memberInfoResource } from './member.ts';
import { memberAtom } from './session-atoms.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';

/** A member with this label may not chat. */
const noChat = 'nochat';

/** Whether the inbox is linked [S1-020]. */
export const offersMailAtom = atom((get) => get(whiteLabelAtom)?.flags[mailFlag] === true);

/** Whether the inbox is known to be closed: its pages redirect to the message centre. */
export const mailClosedAtom = atom((get) => get(whiteLabelAtom) !== undefined && !get(offersMailAtom));

/** Whether the message centre has a row for the chat [S1-192]; not for members with the label. */
export const hasChatRowAtom = atom((get) => {
  const labels = get(memberAtom) ? (get(memberInfoResource.atom(undefined)).value?.memberLabel ?? []) : [];
  return (
    get(whiteLabelAtom)?.flags[chatFlag] === true && !labels.some(({ labelName }) => labelName.toLowerCase() === noChat)
  );
});

/** Whether the chat is offered elsewhere: like its row, and never to a free-trial guest [S1-019]. */
export const offersChatAtom = atom((get) => {
  const member = get(memberAtom);
  return get(hasChatRowAtom) && (member === null || may.chat(member.type));
});
