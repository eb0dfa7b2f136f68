import { vi } from 'vitest';
import { askBuild, skipWaiting } from '#src/contract/worker/worker-update.ts';

/**
 * A worker whose states the test controls, and that reports its build if it has one; the page belongs to that build unless
 * `ownsPage` says otherwise.
 */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly heard: string[] = [];
  onSkipWaiting = () => undefined as void;
  ownsPage = true;
  readonly build: string | undefined;
  constructor(build: string | undefined) {
    super();
    this.build = build;
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage({ type }: { type: string }, [port]: MessagePort[] = []) {
    this.heard.push(type);
    if (type === askBuild && this.build !== undefined) port?.postMessage({ build: this.build, own: this.ownsPage });
    if (type === skipWaiting) this.onSkipWaiting();
  }
}

/** A browser whose page has a registration; the test controls the installation of versions. */
export function fakeBrowser({ active = true, controlled = active }: { active?: boolean; controlled?: boolean } = {}) {
  const first = active ? new FakeWorker('first') : null;
  const container = Object.assign(new EventTarget(), { controller: controlled ? first : (null as FakeWorker | null) });
  const registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    active: first as FakeWorker | null,
    update: vi.fn(() => Promise.resolve()),
  });
  vi.stubGlobal('navigator', { serviceWorker: container, onLine: true });
  const activate = (worker: FakeWorker) => {
    registration.waiting = null;
    registration.active = worker;
    worker.become('activated');
    if (container.controller) {
      container.controller = worker;
      container.dispatchEvent(new Event('controllerchange'));
    }
  };
  return {
    container,
    registration,
    /** The fake, typed as a registration. */
    asRegistration: registration as unknown as ServiceWorkerRegistration,
    activate,
    /** A version is found and starts installing. */
    find: (build: string | undefined) => {
      const worker = new FakeWorker(build);
      worker.onSkipWaiting = () => activate(worker);
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      return worker;
    },
    /** The version is installed, and waits. */
    install: (worker: FakeWorker) => {
      registration.installing = null;
      registration.waiting = worker;
      worker.become('installed');
    },
  };
}
