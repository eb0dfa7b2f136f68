import { HydrationBoundary } from '#src/boot/hydration-boundary.tsx';
import { AnnouncementPopup } from './announcement-popup.tsx';
import { SlotVendors } from './slot-vendors.tsx';
import { WinnersBoard } from './winners-board.tsx';

/** What stands below the first screen of home: rendered on the server, brought to life after the rest. The popup is part of it. */
export function HomeBelow({ rail }: { rail: boolean }) {
  return (
    <HydrationBoundary>
      {rail && <SlotVendors />}
      <WinnersBoard />
      <AnnouncementPopup />
    </HydrationBoundary>
  );
}
