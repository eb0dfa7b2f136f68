import { changes } from '#src/contract/site/changes.ts';
import { send } from '#src/platform/calls/send.ts';
import { invalidateTopics } from '#src/platform/resource/invalidate-topics.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** Poll interval of a visible page, and delay of its first poll; ms. */
const askEvery = 20_000;
const firstAfter = 3000;
/** Time until every gateway of a database knows of a change; ms. */
const settled = 1000;
/** A reader counts as typing until this long after the last key; ms. */
const typing = 3000;

/** The known versions of topics, and the topics that have changed and wait to be read again. */
type Known = { versions?: Readonly<Record<string, string>>; readonly moved: Set<string> };
const knownOf = new WeakMap<Store, Known>();

function known(store: Store): Known {
  const found = knownOf.get(store) ?? { moved: new Set<string>() };
  knownOf.set(store, found);
  return found;
}

/** Polls the versions and records changes since the last answer. Failures are silent. */
async function ask(store: Store): Promise<void> {
  const state = known(store);
  try {
    const now = await send(changes, { fresh: true });
    const before = state.versions ?? now;
    state.versions = now;
    for (const topic of Object.keys(now)) if (now[topic] !== before[topic]) state.moved.add(topic);
  } catch {
    // The next poll retries.
  }
}

/** Reads changed topics again; after a failure a topic still counts as changed, and is read with the next poll. */
async function readAgain(store: Store): Promise<void> {
  const { moved } = known(store);
  const topics = new Set(moved);
  moved.clear();
  if (topics.size === 0 || (await invalidateTopics(store, topics))) return;
  for (const topic of topics) moved.add(topic);
}

/**
 * Follows the operator's changes while the page is visible: content on screen is read again once its topic has changed, but not
 * while the reader types. Returns the function that stops; known versions are kept for the next start.
 */
export function followChanges(store: Store): () => void {
  let typedAt = -Infinity;
  let later: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const note = () => {
    typedAt = Date.now();
  };
  const settle = (wait = settled) => {
    clearTimeout(later);
    later = setTimeout(() => {
      const rest = typedAt + typing - Date.now();
      if (rest > 0) settle(rest);
      else void readAgain(store);
    }, wait);
  };
  const look = async () => {
    await ask(store);
    if (!stopped && known(store).moved.size > 0) settle();
  };
  const first = setTimeout(() => void look(), known(store).versions ? 0 : firstAfter);
  const timer = setInterval(() => void look(), askEvery);
  document.addEventListener('input', note, true);
  return () => {
    stopped = true;
    for (const one of [first, later]) clearTimeout(one);
    clearInterval(timer);
    document.removeEventListener('input', note, true);
  };
}
