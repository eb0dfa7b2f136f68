import { useSyncExternalStore } from 'react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { type Toast, toasts } from './toast-store.ts';
import s from './toast-region.module.css';

const none: readonly Toast[] = [];

type ToastRegionProps = { store?: Pick<typeof toasts, 'read' | 'subscribe'> };

/** Container of toasts: above the bottom menu, over dialogs, transparent to touches. Mounted once, permanently. */
export function ToastRegion({ store = toasts }: ToastRegionProps) {
  const showing = useSyncExternalStore(store.subscribe, store.read, () => none);
  return (
    <div className={s.region}>
      <div role="status" aria-live="polite" aria-atomic="false">
        {showing.filter(({ kind }) => kind !== 'error').map(line)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {showing.filter(({ kind }) => kind === 'error').map(line)}
      </div>
    </div>
  );
}

function line({ id, kind, text }: Toast) {
  return (
    <p key={id} className={cx(s.toast, kind === 'error' && s.error)}>
      {kind === 'success' && <Check size={20} />}
      {kind === 'error' && <CircleAlert size={20} />}
      {kind === 'loading' && <Spinner />}
      <span>{text}</span>
    </p>
  );
}
