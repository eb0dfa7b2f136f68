/** Duration of a toast, in ms [S1-412]. */
const TOAST_SHORT_MS = 3000;
/** Duration of a longer text, in ms [S1-412]. */
export const TOAST_LONG_MS = 8000;

/** Maximum number of toasts: one more removes the oldest. */
const MOST_AT_ONCE = 3;

type ToastKind = 'info' | 'success' | 'error' | 'loading';
export type Toast = { id: number; text: string; kind: ToastKind };
export type ToastOptions = {
  kind?: ToastKind;
  /** In ms. For `loading` it is the timeout: hide it by its id before. */
  duration?: number;
};

/** Store of the visible toasts. `subscribe` and `read` are for useSyncExternalStore. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const publish = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const hide = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id));
  };
  const hideAfter = (id: number, duration: number) => {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => hide(id), duration),
    );
  };
  const show = (text: string, { kind = 'info', duration = TOAST_SHORT_MS }: ToastOptions = {}): number => {
    const same = toasts.find((toast) => toast.text === text && toast.kind === kind);
    if (same) {
      hideAfter(same.id, duration);
      return same.id;
    }
    const id = nextId++;
    const oldest = toasts[0];
    if (oldest && toasts.length >= MOST_AT_ONCE) hide(oldest.id);
    publish([...toasts, { id, text, kind }]);
    hideAfter(id, duration);
    return id;
  };
  return {
    /** Shows a toast and returns its id. A repeated text only extends the duration. */
    show,
    /** Removes a toast; an unknown id is ignored. */
    hide,
    read: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The toasts of the page. */
export const toasts = createToastStore();
