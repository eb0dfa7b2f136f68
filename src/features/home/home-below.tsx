import { VendorShelf } from './vendor-shelf.tsx';
import { WinnersBoard } from './winners-board.tsx';

/** What stands below the first screen of home: rendered on the server, brought to life after the rest. */
export function HomeBelow({ shelf }: { shelf: boolean }) {
  return (
    <>
      {shelf && <VendorShelf />}
      <WinnersBoard />
    </>
  );
}
