import { isOver, readHistory } from './calls.ts';
import { part } from './view.ts';

/** How long a first answer is waited for before it is asked again, in milliseconds. */
const askAgainAfter = 3000;

/** Asks until there is an answer: the page was shown, so that a network is not far. */
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
