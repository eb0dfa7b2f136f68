import { isOver, readHistory } from './calls.ts';
import { part } from './view.ts';

/** Timeout of the first answer before a retry; ms. */
const askAgainAfter = 3000;

/** Retries until there is an answer: the page was loaded, so a network should be near. */
export async function firstHistory() {
  for (;;) {
    const answer = await readHistory();
    document.body.dataset['line'] = answer.ok ? 'open' : 'lost';
    if (answer.ok) return answer.value;
    if (isOver(answer.code)) return 'over' as const;
    await new Promise((resolve) => setTimeout(resolve, askAgainAfter));
  }
}

/** The page was opened too long ago, or its member has left. */
export function showOver(): void {
  document.body.dataset['line'] = 'over';
  part('form').hidden = true;
  part('over').hidden = false;
}
