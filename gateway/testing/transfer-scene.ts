import { beforeAll } from 'vitest';
import { listDeposits, readDeposit } from '#src/contract/payments/deposits.ts';
import type { Transfer } from '#src/contract/payments/transfers.schema.ts';
import { createTransfer } from '#src/contract/payments/transfers.ts';
import { addPicture } from '../areas/pictures/pictures.ts';
import { transact } from '../db/transact.ts';
import { askApp, valueOf } from './call-app.ts';
import { depositScene, type Scene } from './deposit-scene.ts';
import { typeCommand } from './operator-scene.ts';

/** What an operator types to set the house's account. */
export const typedAccount = [
  ...['--bank', 'Banco Serra', '--branch', '0001', '--number', '88214-7'],
  ...['--name', 'Maré Jogos Ltda.', '--cnpj', '11.222.333/0001-81'],
];

let counter = 0;

/** A gateway whose house has an account for transfers, and an operator beside it. */
export function transferScene(dialect: 'sqlite' | 'postgres') {
  const scene: Scene = depositScene(dialect);
  /** Types a command; answers what was printed, or the sentence that refuses it. */
  const type = async (...argv: string[]): Promise<string> => {
    const terminal = { lines: [] as string[], asked: [], answer: true };
    await typeCommand(scene.gateway, terminal, argv);
    scene.gateway.events.emit('changed', 'status');
    return terminal.lines.join('\n');
  };
  beforeAll(async () => void (await type('transfer', 'set', ...typedAccount)));
  const teller = async () => {
    const base = await scene.depositor();
    const { db, clock } = scene.gateway;
    /** Uploads a picture as the process would have made it; the same text is the same picture. */
    const picture = (image = `receipt ${(counter += 1)}`) =>
      transact(db, (trx) => addPicture(trx, base.member.id, Buffer.from(image), clock()));
    const ask = async (body: object, key = `transfer-${(counter += 1)}`) =>
      askApp(scene.app, createTransfer, {
        token: await base.sign(),
        body: { amount: '50.00', picture: '', cpf: base.cpf, ...body },
        headers: { 'Idempotency-Key': key },
      });
    const tell = async (amount = '50.00', image?: string): Promise<Transfer> => {
      const { envelope } = await ask({ amount, picture: await picture(image) });
      if (!envelope.success) throw new Error(envelope.message);
      return envelope.value as Transfer;
    };
    return {
      ...base,
      picture,
      ask,
      tell,
      transfer: async (id: string) => valueOf(scene.app, readDeposit, { token: await base.sign(), query: { id } }),
      history: async () => valueOf(scene.app, listDeposits, { token: await base.sign(), query: { pageNo: 1 } }),
    };
  };
  return Object.assign(scene, { type, teller });
}
