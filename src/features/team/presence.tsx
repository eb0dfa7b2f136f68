import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useClock } from '#src/components/kit/use-clock.ts';
import type { TeamRow } from '#src/contract/agents/team.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatAge } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';

/** When a member was last there, in words. */
export function Presence({ member: { online, seenAt } }: { member: Pick<TeamRow, 'online' | 'seenAt'> }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const now = serverTime(useClock(60_000));
  if (online) return <Trans>online</Trans>;
  if (seenAt === null) return <Trans>not seen lately</Trans>;
  const age = formatAge(seenAt, now, language);
  return t`seen ${age}`;
}
