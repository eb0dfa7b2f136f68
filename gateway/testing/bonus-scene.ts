import type { Bonus, BonusOffer } from '#src/contract/payments/bonuses.schema.ts';
import { claimBonus, dropBonus, ownBonuses } from '#src/contract/payments/bonuses.ts';
import { depositOptions, readDeposit } from '#src/contract/payments/deposits.ts';
import { stripesOf } from '../ledger/ledger-accounts.ts';
import { askApp, valueOf } from './call-app.ts';
import { depositScene, type Scene } from './deposit-scene.ts';
import { typeCommand } from './operator-scene.ts';
import { playRound } from './play-round.ts';
import { addWithdrawer } from './withdraw-scene.ts';

let counter = 0;

/** A gateway with an operator beside it who offers bonuses. */
export function bonusScene(dialect: 'sqlite' | 'postgres') {
  const scene: Scene = depositScene(dialect);
  /** Types a command; answers what was printed, or the sentence that refuses it. */
  const type = async (...argv: string[]): Promise<string> => {
    const terminal = { lines: [] as string[], asked: [], answer: true };
    await typeCommand(scene.gateway, terminal, argv);
    scene.gateway.events.emit('changed', 'status');
    return terminal.lines.join('\n');
  };
  /** Offers all of a deposit up to 100.00 again, once it was staked five times within two days; answers the offer's id. */
  const offer = async (said: Record<string, string> = {}) => {
    const until = new Date(scene.gateway.clock() + 30 * 86_400_000).toISOString().replace(/:\d\d\.\d+Z/, 'Z');
    const usual = { percent: '100', most: '100.00', min: '20.00', times: '5', days: '2', counts: 'RNG=100' };
    const bounds = { budget: '1000.00', day: '500.00', each: '3', until };
    const options = Object.entries({ ...usual, ...bounds, ...said }).flatMap(([name, value]) => [`--${name}`, value]);
    const [, id = ''] = /offered (\S+):/.exec(await type('bonus', 'offer', ...options)) ?? [];
    return id;
  };
  const addTaker = async () => {
    const base = await addWithdrawer(scene, 0);
    const sign = async () => ({ token: await base.sign() });
    const take = async (amount: string, id: string, key = `bonus-deposit-${(counter += 1)}`) =>
      (await base.begin(amount, key, { offer: id })).envelope;
    const own = async (): Promise<Bonus[]> => (await valueOf(scene.app, ownBonuses, await sign())).list;
    const change = (call: typeof claimBonus | typeof dropBonus) => async (id: string, key?: string) =>
      askApp(scene.app, call, {
        ...(await sign()),
        body: { id },
        headers: { 'Idempotency-Key': key ?? `bonus-${(counter += 1)}-key` },
      });
    /** Begins a deposit with an offer and pays it; answers its bonus and the payment. */
    const deposit = async (amount: string, id: string) => {
      const begun = await take(amount, id);
      if (!begun.success) throw new Error(begun.message);
      const payment = scene.bank.pay(await base.txidOfDeposit((begun.value as { id: string }).id), base.payer);
      await base.settle();
      const [bonus] = await own();
      if (!bonus) throw new Error('there is no bonus');
      return { bonus, payment, id: (begun.value as { id: string }).id };
    };
    return {
      ...base,
      deposited: async (id: string) => valueOf(scene.app, readDeposit, { ...(await sign()), query: { id } }),
      take,
      own,
      deposit,
      claim: change(claimBonus),
      drop: change(dropBonus),
      play: (stake: number, win = 0) => playRound(scene.gateway, base.member.id, { stake, win }),
      offers: async (): Promise<BonusOffer[]> => (await valueOf(scene.app, depositOptions, await sign())).offers,
    };
  };
  /** What is set aside for bonuses; minor units. */
  const aside = async () => {
    const rows = await scene.gateway.db
      .selectFrom('accounts')
      .select('balance_minor')
      .where('id', 'in', [...stripesOf('house:bonus:BRL')])
      .execute();
    return rows.reduce((sum, { balance_minor: minor }) => sum + minor, 0);
  };
  return Object.assign(scene, { type, offer, addTaker, aside });
}
