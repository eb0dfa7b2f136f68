import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startReconciling } from './reconcile.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { demoBankScene, demoBankSettings } from '#gateway/testing/demo-bank-scene.ts';
import { pixClient } from './pix-client.ts';

/** `SOAK=1` sends all of them; `SEED` repeats a run. */
const isSoak = process.env['SOAK'] === '1';
const webhooks = isSoak ? 10_000 : 400;
const charges = isSoak ? 250 : 24;
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const stranger = { name: 'Rui Melo', cpf: '11144477735' };
const perMember = 10;

/** What happens to a charge at the bank. */
const fates = ['paid', 'twice', 'stranger', 'short', 'late', 'unpaid', 'other-charge'] as const;
/** How a webhook is sent: as the bank does, or changed on its way. */
const ways = ['true', 'true', 'true', 'signature', 'other-key', 'old', 'body', 'claim', 'wrong-amount'] as const;
const Message = fc.record({
  way: fc.constantFrom(...ways),
  /** Which of the bank's own webhooks, and how many more in the same list. */
  which: fc.nat(100_000),
  more: fc.nat(19),
  charge: fc.nat(100_000),
});

forEachDatabase((dialect) => {
  describe('webhooks in any order, in lists, doubled, forged, late and of others', () => {
    const scene = demoBankScene(dialect);

    it(`book nothing wrong, ${webhooks} of them [S1-030]`, { timeout: 900_000 }, async () => {
      console.info(`the webhooks of ${dialect} by SEED=${seed}`);
      const { gateway, bank } = scene;
      const plan = fc.sample(fc.record({ fate: fc.constantFrom(...fates), amount: fc.integer({ min: 10, max: 90 }) }), {
        seed,
        numRuns: charges,
      });
      const members = [];
      const made = [];
      for (const [at, { fate, amount }] of plan.entries()) {
        if (at % perMember === 0) members.push(await scene.depositor());
        const member = members.at(-1);
        if (!member) throw new Error('no member');
        const { id, code } = await member.deposit(`${amount}.00`, `charge-${at}-of-many`);
        made.push({ fate, id, code, amount: amount * 100, member, txid: await member.txidOfDeposit(id) });
      }
      // Nobody asks the bank before the webhooks come.
      const pay = (code: string, { nome: name, cpf }: { nome: string; cpf: string }, way: string) =>
        scene.act({ act: 'pay', code, name, cpf, way });
      for (const { fate, code, member } of made) {
        const as = fate === 'stranger' ? { nome: stranger.name, cpf: stranger.cpf } : member.payer;
        // Somebody else's charge: another member pays it.
        const other = members.find((one) => one !== member)?.payer ?? as;
        if (fate === 'short') bank.bank.faults = { ...bank.bank.faults, short: true };
        if (fate !== 'unpaid')
          await pay(code, fate === 'other-charge' ? other : as, fate === 'twice' || fate === 'late' ? fate : 'now');
        bank.bank.faults = { ...bank.bank.faults, short: false };
      }
      gateway.advance(1_801_000);
      await bank.runDue();
      await bank.idle();
      const told = scene.webhooks.filter(({ what }) => what === 'pix');
      const listed = told.flatMap(({ body }) => (JSON.parse(body) as { pix: object[] }).pix);
      expect(listed.length).toBeGreaterThan(charges / 3);

      const stop = startReconciling(gateway, pixClient(demoBankSettings, gateway.clock));
      const statuses: Record<string, Record<number, number>> = {};
      const messages = fc.sample(Message, { seed, numRuns: webhooks });
      for (const { way, which, more, charge } of messages) {
        const of = made[charge % made.length];
        const some = Array.from({ length: 1 + more }, (_, at) => listed[(which + at * 7) % listed.length]);
        const claim = { endToEndId: `E${String(which).padStart(31, '0')}`, txid: of?.txid, valor: '5000.00' };
        const pix =
          way === 'claim'
            ? [...some, claim]
            : way === 'wrong-amount'
              ? some.map((one) => ({ ...one, valor: '9999.99' }))
              : some;
        const body = JSON.stringify({ pix });
        const at = gateway.clock() - (way === 'old' ? 300_001 : 0);
        const right = scene.sign(body, at, way === 'other-key' ? 'a-key-of-somebody-else' : undefined);
        const signature = way === 'signature' ? `0${right.slice(1)}` : right;
        const sent = way === 'body' ? body.replace('}', ',"valor":"1.00"}') : body;
        const status = await scene.deliver({ what: 'pix', body: sent, at, signature });
        const counts = (statuses[way] ??= {});
        counts[status] = (counts[status] ?? 0) + 1;
        if (which % 50 === 0) gateway.advance(1000);
      }
      await stop();
      for (const way of ['true', 'claim', 'wrong-amount'] as const)
        expect(Object.keys(statuses[way] ?? {})).toEqual(['204']);
      for (const way of ['other-key', 'old', 'body'] as const)
        expect(Object.keys(statuses[way] ?? {})).toEqual(['401']);

      // What may be booked follows from the bank alone.
      await members[0]?.settle();
      const truth = await bank.bank.db.selectFrom('payments').selectAll().where('state', '=', 'settled').execute();
      const returns = await bank.bank.db.selectFrom('returns').selectAll().execute();
      const booked = await gateway.db
        .selectFrom('journals')
        .innerJoin('postings', 'postings.journal_id', 'journals.id')
        .select(['journals.ref', 'postings.amount_minor', 'postings.account_id'])
        .where('journals.kind', '=', 'deposit')
        .where('postings.account_id', 'like', 'wallet:%')
        .execute();
      let wrong = 0;
      for (const { txid, amount, member } of made) {
        const own = truth.filter((one) => one.txid === txid);
        const right = own.filter((one) => one.payer_cpf === member.cpf && one.amount === amount);
        const credited = booked.filter(({ ref }) => own.some(({ id }) => id === ref));
        if (credited.length !== Math.min(1, right.length)) wrong += 1;
        for (const { ref, amount_minor, account_id } of credited)
          if (!right.some(({ id }) => id === ref) || amount_minor !== amount || !account_id.includes(member.member.id))
            wrong += 1;
        for (const { id, amount: paid } of own)
          if (
            !credited.some(({ ref }) => ref === id) &&
            !returns.some((one) => one.payment_id === id && one.amount === paid)
          )
            wrong += 1;
      }
      if (booked.some(({ ref }) => !truth.some(({ id }) => id === ref))) wrong += 1;
      console.info(`${webhooks} webhooks on ${dialect}: ${wrong} wrong bookings, ${booked.length} right ones`);
      expect(wrong).toBe(0);
      expect(booked.length).toBeGreaterThan(0);
    });
  });
});
