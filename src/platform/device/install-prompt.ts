import { atom } from 'jotai';
import { getBoot } from '#src/boot/boot-state.ts';

/** What Chromium hands out when a site can be installed; it can be used once. */
type InstallPrompt = Event & {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** How the browser says it: a prompt at hand, a prompt used up or not to be had, or an installation that has happened. */
type InstallState = 'ready' | 'none' | 'done';

const base = atom<InstallState>('none');
base.onMount = (set) => {
  const ready = () => set('ready');
  const done = () => {
    getBoot().installPrompt = undefined;
    set('done');
  };
  if (getBoot().installPrompt) ready();
  // The inline script's listener comes first and keeps the event: the browser asks long before this code is here, and once.
  addEventListener('beforeinstallprompt', ready);
  addEventListener('appinstalled', done);
  return () => {
    removeEventListener('beforeinstallprompt', ready);
    removeEventListener('appinstalled', done);
  };
};

/**
 * Whether the browser can install the app now. Writing it asks the browser to: call it from a tap. Afterwards the prompt is
 * used up, whatever the answer was.
 */
export const installStateAtom = atom(
  (get) => get(base),
  async (_get, set): Promise<'accepted' | 'dismissed'> => {
    const boot = getBoot();
    const event = boot.installPrompt as InstallPrompt | undefined;
    if (!event) return 'dismissed';
    boot.installPrompt = undefined;
    set(base, 'none');
    try {
      await event.prompt();
      return (await event.userChoice).outcome;
    } catch {
      // The browser refuses a prompt that it has taken back meanwhile.
      return 'dismissed';
    }
  },
);
