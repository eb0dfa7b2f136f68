import { useAtomValue } from 'jotai';
import { useClock } from '#src/components/kit/use-clock.ts';
import { dayIn } from '#src/contract/core/age.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { timeZoneAtom } from '#src/state/site/site.ts';

/** The day that it is (YYYY-MM-DD) in the merchant's calendar, by which figures of teams are kept. */
export const useTeamToday = (): string => dayIn(serverTime(useClock(60_000)), useAtomValue(timeZoneAtom));
