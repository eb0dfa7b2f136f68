import { useAtomValue } from 'jotai';
import { type Read, usePageRead } from '#src/components/kit/resource-view.tsx';
import { useClock } from '#src/components/kit/use-clock.ts';
import { useLiveRead, usePolling } from '#src/components/kit/use-live-read.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { OwnPromotion, Promotion } from '#src/contract/promotions/promotions.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { ownPromotionsResource, promotionsResource } from './promotions.resource.ts';

/** Poll interval of a visible page; ms. */
const pollInterval = 15_000;
/** Interval at which promotions start or end on the screen; ms. */
const tick = 5000;

/** The reader: `member` takes part, `trial` needs an account first, `agent` cannot take part, `visitor` is not signed in. */
export type Who = 'visitor' | 'member' | 'trial' | 'agent';

export function useAudience(): Who {
  const type = useAtomValue(memberAtom)?.type;
  if (type === undefined) return 'visitor';
  if (may.promotions(type)) return 'member';
  return may.agentArea(type) ? 'agent' : 'trial';
}

type Shown = {
  readonly read: Read<Promotion[]>;
  /** The member's status; undefined while unknown, and for other readers. */
  readonly own: Read<OwnPromotion[]>;
  /** By the gateway's clock; until hydration, the time of the document. */
  readonly now: number;
};

/** Data of both pages, polled every 15 s while the page is visible and online. */
export function usePromotions(): Shown {
  const read = usePageRead(promotionsResource, { language: useAtomValue(languageAtom) });
  usePolling(pollInterval, read.again);
  const own = useLiveRead(ownPromotionsResource, undefined, pollInterval);
  const hydrated = useHydrated();
  const deviceTime = useClock(tick);
  return { read, own, now: hydrated ? serverTime(deviceTime) : (read.at ?? 0) };
}
