import { useEffect } from 'react';
import { mediaMatches, onMediaChange } from '#src/ui/media-query.ts';

const query = '(forced-colors: active)';

/** Fetches what the page looks like in the system's own colours, for the few whose system asks for that. */
export function ForcedColors() {
  useEffect(() => {
    const load = () => void (mediaMatches(query) && import('#src/ui/forced-colors.css').catch(() => undefined));
    load();
    return onMediaChange(query, load);
  }, []);
  return null;
}
