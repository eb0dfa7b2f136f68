import { useHydrated } from '#src/ui/use-hydrated.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { SiteNotices } from './site-notices.tsx';

/** The bars above a page: about the network, the browser and the site. */
export function PageNotices() {
  const alive = useHydrated();
  return (
    <>
      {alive && <ConnectionBar />}
      <SiteNotices />
    </>
  );
}
