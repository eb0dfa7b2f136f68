import { atom } from 'jotai';
import { getBoot } from '#src/boot/boot-state.ts';

/** Chromium's event for an installable site; usable once. */
type InstallPrompt = Event & {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** The browser's report: a prompt is available, a prompt is used up or unavailable, or the app was installed. */
type InstallState = 'ready' | 'none' | 'done';

const base = atom<InstallState>('none');
base.onMount = (set) => {
  const ready = () => set('ready');
  const done = () => {
    getBoot().installPrompt = undefined;
    set('done');
  };
  if (getBoot().installPrompt) ready();
  // The inline script's listener stores the event, which the browser fires once, long before this code has loaded.
  addEventListener('beforeinstallprompt', ready);
  addEventListener('appinstalled', done);
  return () => {
    removeEventListener('beforeinstallprompt', ready);
    removeEventListener('appinstalled', done);
  };
};

/**
 * Whether the browser can install the app now. Writing it opens the prompt: do it in a tap. Afterwards the prompt is used up,
 * whatever the answer was.
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
      // The browser refuses a prompt that it has withdrawn.
      return 'dismissed';
    }
  },
);
