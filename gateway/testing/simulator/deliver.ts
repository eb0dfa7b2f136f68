import type { Random } from '../seeded-random.ts';
import { Lost } from './life.ts';
import type { Answer } from './site.ts';
import type { Act, Till } from './till.ts';

/** How a request reaches the gateways: once, twice at the same time, or with its first answer lost. */
type Way = 'once' | 'doubled' | 'cut';

/** A share of requests comes twice, and one loses its answer after the commit. */
export const wayOf = (random: Random): Way => {
  const drawn = random.unit();
  if (drawn < 0.2) return 'doubled';
  return drawn < 0.3 ? 'cut' : 'once';
};

/** Refusals that say nothing about the request itself. */
const passing = new Set(['provider_unavailable', 'session_ended', 'envelope_invalid']);

/**
 * Sends a request until an answer arrives, under the same key each time, to any gateway. Notes as wrong what no answer may say: a failure of the gateway,
 * or two successes that differ.
 */
export async function deliver({ site, history, mend }: Till, act: Act, way: Way, random: Random): Promise<Answer> {
  const answers: Answer[] = [];
  const send = async (): Promise<Answer | undefined> => {
    const door = await site.any(random);
    try {
      const answer = await site.run(door, () => act.send(door));
      answers.push(answer);
      return answer;
    } catch (error) {
      if (error instanceof Lost) return undefined;
      throw error;
    }
  };
  let heard: Answer | undefined;
  // Its sender hears nothing of the first answer: what it did stays done.
  if (way === 'cut') await send();
  if (way === 'doubled') heard = (await Promise.all([send(), send()])).find((answer) => answer !== undefined);
  // What the gateway could not do now may have been done by a request whose answer was lost: it is asked until it says so or not.
  for (let tries = 0; !heard || (passing.has(heard.code) && tries < 5); tries += 1) {
    mend();
    heard = await send();
  }
  const done = answers.filter(({ code }) => code === 'ok');
  const { same } = act;
  if (same && new Set(done.map(same)).size > 1)
    history.wrong.push(`${act.what} was done twice: ${done.map(same).join(', ')}`);
  for (const { code } of answers) if (code === 'unknown_error') history.wrong.push(`${act.what} failed`);
  const final = done[0] ?? heard;
  act.done?.(final);
  return final;
}
