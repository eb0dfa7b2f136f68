import { changes } from '#src/contract/site/changes.ts';
import { send } from '#src/platform/calls/send.ts';
import { invalidateTopics } from '#src/platform/resource/invalidate-topics.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** How often a page that is looked at asks, and how long after it came to life for the first time; ms. */
const askEvery = 20_000;
const firstAfter = 3000;
/** Every gateway of a database has heard of a change this long after one has told it; ms. */
const settled = 1000;
/** Who typed a letter this long ago is still typing; ms. */
const typing = 3000;

/** What is known of the topics' versions, and which of them have moved and wait to be read again. */
type Known = { versions?: Readonly<Record<string, string>>; readonly moved: Set<string> };
const knownOf = new WeakMap<Store, Known>();

function known(store: Store): Known {
  const found = knownOf.get(store) ?? { moved: new Set<string>() };
  knownOf.set(store, found);
  return found;
}

/** Asks for the versions and notes what has moved since the last answer. A failure changes nothing, in silence. */
async function ask(store: Store): Promise<void> {
  const state = known(store);
  try {
    const now = await send(changes, { fresh: true });
    const before = state.versions ?? now;
    state.versions = now;
    for (const topic of Object.keys(now)) if (now[topic] !== before[topic]) state.moved.add(topic);
  } catch {
    // The next question will do.
  }
}

/** Reads again what has moved; where the answer does not come it still counts as moved, and is asked for with the next question. */
async function readAgain(store: Store): Promise<void> {
  const { moved } = known(store);
  const topics = new Set(moved);
  moved.clear();
  if (topics.size === 0 || (await invalidateTopics(store, topics))) return;
  for (const topic of topics) moved.add(topic);
}

/**
 * Follows what an operator changes, as long as the page is looked at: what is on screen is read again once its topic has moved,
 * and not while somebody types. Answers how to stop; what was known is known again at the next start.
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
