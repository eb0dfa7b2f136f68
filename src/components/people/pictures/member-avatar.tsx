import { useAtomValue } from 'jotai';
import { useResource } from '#src/platform/resource/resource.ts';
import { memberInfoResource } from '#src/state/identity/member.ts';
import { pictureResource } from '#src/state/lobby/pictures.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { Avatar } from '#src/ui/avatar.tsx';

type Size = 'large' | 'huge';

/** The member's avatar: the icon, or the initials of the name if there is none. */
export function MemberAvatar({ size }: { size: Size }) {
  const account = useAtomValue(memberAtom)?.userName;
  const info = useResource(memberInfoResource, undefined).value;
  const name = info?.nickname || account || '·';
  return info?.iconId ? <Pictured id={info.iconId} name={name} size={size} /> : <Avatar name={name} size={size} />;
}

function Pictured({ id, name, size }: { id: string; name: string; size: Size }) {
  const { value } = useResource(pictureResource, id, { onDemand: true });
  return <Avatar name={name} size={size} picture={value} />;
}
