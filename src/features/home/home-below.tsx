import { ServedPart } from '#src/ui/served-part.tsx';
import { AnnouncementPopup } from './announcement-popup.tsx';
import { VendorShelf } from './vendor-shelf.tsx';
import { WinnersBoard } from './winners-board.tsx';

/** What stands below the first screen of home: rendered on the server, brought to life after the rest. The popup is part of it. */
export function HomeBelow({ shelf }: { shelf: boolean }) {
  return (
    <ServedPart>
      {shelf && <VendorShelf />}
      <WinnersBoard />
      <AnnouncementPopup />
    </ServedPart>
  );
}
