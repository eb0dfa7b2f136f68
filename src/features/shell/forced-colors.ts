import { useEffect } from 'react';

/** Fetches what the page looks like in the system's own colours, for the few whose system asks for that. */
export function ForcedColors() {
  useEffect(() => {
    const asked = matchMedia('(forced-colors: active)');
    const load = () => void (asked.matches && import('#src/ui/forced-colors.css').catch(() => undefined));
    load();
    asked.addEventListener?.('change', load);
    return () => asked.removeEventListener?.('change', load);
  }, []);
  return null;
}
