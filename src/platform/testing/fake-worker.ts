import { vi } from 'vitest';
import { askBuild, skipWaiting } from '#src/contract/worker/worker-update.ts';

/**
 * A worker that lives through its states as it is told, and answers which build it is when it has one, and that the page is of it unless
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

/** A browser whose page has a registration; versions come and take over as the test says. */
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
    /** What the code takes for a registration. */
    asRegistration: registration as unknown as ServiceWorkerRegistration,
    activate,
    /** A version is found and begins to install. */
    find: (build: string | undefined) => {
      const worker = new FakeWorker(build);
      worker.onSkipWaiting = () => activate(worker);
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      return worker;
    },
    /** It has been installed, and waits. */
    install: (worker: FakeWorker) => {
      registration.installing = null;
      registration.waiting = worker;
      worker.become('installed');
    },
  };
}
