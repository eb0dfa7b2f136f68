import { AnnouncementPopup } from './announcement-popup.tsx';
import { SlotVendors } from './slot-vendors.tsx';
import { WinnersBoard } from './winners-board.tsx';

/** What stands below the first screen of home; the popup is part of it. */
export function HomeBelow({ rail }: { rail: boolean }) {
  return (
    <>
      {rail && <SlotVendors />}
      <WinnersBoard />
      <AnnouncementPopup />
    </>
  );
}
