import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import type { Act } from '#src/contract/money/bank-acts.ts';
import { type ActionContext, OperatorError } from '#gateway/actions/define-action.ts';
import { askPix, type AskPix, isLoopback } from '../pix-http.ts';
import { BankProblem } from '../provider.ts';
import { demoBankClient, findDemoBank } from './client.ts';

const nowhere = 'No demonstration bank runs here: payments are made at a real bank.';

/** Calls of the demonstration's bank. Throws OperatorError where none runs. */
export async function askDemoBank({ db, config, secrets, clock }: ActionContext): Promise<AskPix> {
  const url = config.pix?.url ?? (await findDemoBank(db));
  if (url === undefined || !isLoopback(url)) throw new OperatorError(nowhere);
  const ask = askPix(config.pix ?? { url, ...demoBankClient(secrets.read()) }, clock);
  return (schema, path, init) =>
    ask(schema, path, init).catch((error: unknown) => {
      if (error instanceof BankProblem && error.status === 404)
        throw new OperatorError('The bank knows none of that id.');
      if (error instanceof BankProblem) throw error;
      throw new OperatorError(`The demonstration bank at ${url} does not answer. It runs with the gateway.`);
    });
}

const Answer = v.object({ said: v.string(), text: v.string() });

/** Does an act at the demonstration's bank, as its page does; answers what came of it in words. Throws OperatorError where nothing did. */
export async function performAtBank(context: ActionContext, act: Act): Promise<string> {
  const ask = await askDemoBank(context);
  const body = 'amount' in act ? { ...act, amount: act.amount === undefined ? '' : fromMinor(act.amount) } : act;
  const { said, text } = await ask(Answer, '/control/acts', { method: 'POST', body });
  if (said.startsWith('refused')) throw new OperatorError(text);
  return text;
}
