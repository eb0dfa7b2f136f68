import { useHydrated } from '#src/ui/use-hydrated.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { SiteNotices } from './site-notices.tsx';

/** The quiet bars above a page: of the network, of the browser and of the site. */
export function PageNotices() {
  const alive = useHydrated();
  return (
    <>
      {alive && <ConnectionBar />}
      <SiteNotices />
    </>
  );
}
