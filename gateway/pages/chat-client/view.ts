import type { ChatMessage, ChatState } from '#src/contract/chat/chat.schema.ts';
import type { Waiting } from './outbox.ts';

/** A shown message; one of `mine` without a number is pending. */
export type Shown = {
  readonly messages: readonly ChatMessage[];
  readonly waiting: readonly Waiting[];
  readonly state: ChatState | undefined;
  readonly online: boolean;
};

type Presses = { readonly again: (clientId: string) => void; readonly drop: (clientId: string) => void };

const find = <E extends Element>(root: ParentNode, selector: string): E => {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};
export const part = <E extends HTMLElement>(id: string): E => find<E>(document, `#${id}`);

/** The page was opened too long ago, or its member has left. */
export function showOver(): void {
  document.body.dataset['line'] = 'over';
  part('form').hidden = true;
  part('over').hidden = false;
}

const sameDay = (a: number, b: number) => new Date(a).toDateString() === new Date(b).toDateString();
/** So near to its end a conversation follows what is new; px. */
const nearEnd = 120;

/** Renders a conversation. Present elements stay in place, so that a screen reader announces only new ones. */
export function createView(language: string, { again, drop }: Presses) {
  const log = part('log');
  const nodes = new Map<string, HTMLElement>();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' });
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

  const nodeOf = (key: string, template: string): HTMLElement => {
    const known = nodes.get(key);
    if (known) return known;
    const made = find<HTMLElement>(part<HTMLTemplateElement>(template).content, '*').cloneNode(true) as HTMLElement;
    nodes.set(key, made);
    return made;
  };
  const text = (root: ParentNode, selector: string, words: string) => {
    const element = find(root, selector);
    if (element.textContent !== words) element.textContent = words;
  };

  function dayNode(at: number): HTMLElement {
    const node = nodeOf(`day ${new Date(at).toDateString()}`, 'day');
    const ago = [0, -1].find((days) => sameDay(at, Date.now() + days * 86_400_000));
    node.textContent = ago === undefined ? day.format(at) : near.format(ago, 'day');
    return node;
  }
  function messageNode(message: ChatMessage, read: boolean): HTMLElement {
    const node = nodeOf(message.clientId, message.author === 'member' ? 'mine' : 'theirs');
    text(node, '.bub', message.text);
    text(node, 'time', time.format(message.sentAt));
    if (message.author === 'member') node.dataset['is'] = read ? 'read' : 'sent';
    else text(node, '.who', message.name);
    return node;
  }
  function waitingNode({ clientId, text: words, refused }: Waiting, online: boolean): HTMLElement {
    const isNew = !nodes.has(clientId);
    const node = nodeOf(clientId, 'mine');
    text(node, '.bub', words);
    node.dataset['is'] = refused === true ? 'refused' : online ? 'sending' : 'queued';
    if (isNew) {
      find(node, '.again').addEventListener('click', () => again(clientId));
      find(node, '.drop').addEventListener('click', () => drop(clientId));
    }
    return node;
  }

  return {
    show: ({ messages, waiting, state, online }: Shown) => {
      const room = document.scrollingElement ?? document.documentElement;
      const follows = room.scrollHeight - room.scrollTop - room.clientHeight < nearEnd;
      const wanted: HTMLElement[] = [];
      messages.forEach((message, index) => {
        const above = messages[index - 1];
        if (!above || !sameDay(above.sentAt, message.sentAt)) wanted.push(dayNode(message.sentAt));
        wanted.push(messageNode(message, message.seq <= (state?.operatorReadSeq ?? 0)));
      });
      const arrived = new Set(messages.map(({ clientId }) => clientId));
      for (const one of waiting) if (!arrived.has(one.clientId)) wanted.push(waitingNode(one, online));
      const kept = new Set(wanted);
      for (const [key, node] of nodes) {
        if (kept.has(node)) continue;
        node.remove();
        nodes.delete(key);
      }
      let at = log.firstElementChild;
      for (const node of wanted) {
        if (node === at) at = at.nextElementSibling;
        else log.insertBefore(node, at);
      }
      part('empty').hidden = wanted.length > 0;
      if (follows) room.scrollTop = room.scrollHeight;
    },
    /** Scrolls to the end, to the message just typed. */
    toEnd: () => {
      const room = document.scrollingElement ?? document.documentElement;
      room.scrollTop = room.scrollHeight;
    },
  };
}
