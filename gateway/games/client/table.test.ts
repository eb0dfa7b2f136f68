import { describe, expect, it, vi } from 'vitest';
import { openingStops } from './table.ts';
import { arrange, lost, ok, played, stops, text } from './testing/table-scene.ts';

describe('a round at the table', () => {
  it('is bet, shown, reported to the app and acknowledged', async () => {
    const { table, api, said, reels, sent, state } = arrange([ok(played())]);
    await table.spin();
    expect(api.spin).toHaveBeenCalledWith({ stake: '2.00', lines: 20, idempotencyKey: 'key-1' });
    expect(reels).toEqual(['start', stops, 'wins']);
    expect(said).toEqual([text.luck, 'Ganhou R$ 10,00']);
    expect(sent).toEqual([
      { type: 'mare:state', roundOpen: true },
      { type: 'mare:balance', balance: '98.00', currency: 'BRL', demo: false },
      { type: 'mare:state', roundOpen: false },
      {
        type: 'mare:round',
        roundId: 'r-1',
        stake: '2.00',
        win: '10.00',
        net: '8.00',
        balance: '108.00',
        currency: 'BRL',
        demo: false,
      },
    ]);
    expect(api.ack).toHaveBeenCalledWith('key-1');
    expect(state()).toMatchObject({ phase: 'idle', balance: 10_800 });
  });

  it('stays open for the app while its outcome is unknown', async () => {
    const { table, sent, api } = arrange([lost], [ok({ status: 'cancelled' })]);
    const states = () => sent.flatMap((message) => (message.type === 'mare:state' ? [message.roundOpen] : []));
    api.round.mockImplementationOnce(async () => {
      expect(states()).toEqual([true]);
      return lost;
    });
    await table.spin();
    expect(states()).toEqual([true, false]);
  });

  it('is one at a time: a second tap stops the reels', async () => {
    const { table, api, reels } = arrange([ok(played())]);
    await Promise.all([table.spin(), table.spin()]);
    expect(api.spin).toHaveBeenCalledTimes(1);
    expect(reels).toEqual(['start', 'hurry', stops, 'wins']);
  });

  it('is not stopped by a tap, and lasts its least time, where the place says so', async () => {
    const rules = { turbo: false, autoplay: false, roundMs: 2500 };
    const { table, api, reels, pauses } = arrange([ok(played())], [], { rules });
    await Promise.all([table.spin(), table.spin()]);
    expect(api.spin).toHaveBeenCalledTimes(1);
    expect(reels).not.toContain('hurry');
    expect(pauses).toEqual([2500]);
  });

  it.each([
    ['0.00', 'plain', text.nothing],
    ['1.00', 'plain', 'Voltaram R$ 1,00 da aposta'],
    ['2.00', 'plain', 'Voltaram R$ 2,00 da aposta'],
    ['2.01', 'win', 'Ganhou R$ 2,01'],
  ])('of R$ 2,00 that pays %s is shown as it is, and only a gain is celebrated', async (win, tone, words) => {
    const { table, said, tones, reels, sent } = arrange([ok(played({ win }))]);
    await table.spin();
    expect([tones.at(-1), said.at(-1)]).toEqual([tone, words]);
    expect(reels.includes('wins')).toBe(tone === 'win');
    expect(sent.at(-1)).toMatchObject({ type: 'mare:round', win });
  });

  it('is asked after, never bet again, when the answer is lost', async () => {
    const { table, api, said, reels, state } = arrange(
      [lost],
      [lost, ok({ status: 'checking', idempotencyKey: 'key-1' }), ok(played())],
    );
    await table.spin();
    expect(api.spin).toHaveBeenCalledTimes(1);
    expect(api.round.mock.calls).toEqual([['key-1'], ['key-1'], ['key-1']]);
    expect(said).toContain(text.checking);
    expect(reels).toEqual(['start', openingStops, 'start', stops, 'wins']);
    expect(state()).toMatchObject({ phase: 'idle', balance: 10_800 });
  });

  it('that was cancelled shows no outcome and reads the balance again', async () => {
    const { table, said, reels, state } = arrange(
      [ok({ status: 'checking', idempotencyKey: 'key-1' })],
      [ok({ status: 'cancelled' })],
    );
    await table.spin();
    await vi.waitFor(() => expect(state()).toMatchObject({ phase: 'idle', balance: 7700 }));
    expect(reels).not.toContain(stops);
    expect(said.at(-1)).toBe(text.cancelled);
  });

  it.each([
    [ok({ status: 'refused', reason: 'insufficient_balance' } as const), text.refused.insufficient_balance],
    [ok({ status: 'refused', reason: 'limit_reached' } as const), text.refused.limit_reached],
    [{ ok: false, error: 'round_in_progress' } as const, text.busy],
    [{ ok: false, error: 'rate_limited' } as const, text.tooFast],
  ])('that was not taken leaves the reels and says why', async (answer, words) => {
    const { table, said, reels, state } = arrange([answer]);
    await table.spin();
    expect(said.at(-1)).toBe(words);
    expect(reels.filter(Array.isArray).every((at) => at === openingStops)).toBe(true);
    expect(state()?.phase).toBe('idle');
  });

  it.each([ok({ status: 'refused', reason: 'session_over' } as const), { ok: false, error: 'session_over' } as const])(
    'ends the table with the session',
    async (answer) => {
      const { table, api, said, sent, state } = arrange([answer]);
      await table.spin();
      expect(state()?.phase).toBe('over');
      expect(said.at(-1)).toBe(text.refused.session_over);
      expect(sent.at(-1)).toEqual({ type: 'mare:over' });
      await table.spin();
      expect(api.spin).toHaveBeenCalledTimes(1);
    },
  );

  it('shows that a win is pending, and the balance when it is paid', async () => {
    const { table, said, state } = arrange(
      [ok(played({ settled: false, balance: null }))],
      [ok(played({ settled: false, balance: null })), ok(played())],
    );
    await table.spin();
    expect(said.at(-1)).toBe('Ganhou R$ 10,00. O crédito está a caminho.');
    await vi.waitFor(() => expect(state()?.balance).toBe(7700));
  });
});

describe('opening the table', () => {
  it('shows the round that was left open, then the session’s end', async () => {
    const { table, reels, said, api, state } = arrange([], [], { openRound: played(), over: true });
    await table.resume();
    expect(reels).toEqual(['start', stops, 'wins']);
    expect(api.ack).toHaveBeenCalledWith('key-1');
    expect(said).toEqual(['20 linhas de R$ 0,10', text.resumed, 'Ganhou R$ 10,00', text.refused.session_over]);
    expect(state()?.phase).toBe('over');
  });

  it('continues to query a bet of unknown outcome', async () => {
    const { table, api, said } = arrange([], [ok({ status: 'cancelled' })], {
      openRound: { status: 'checking', idempotencyKey: 'key-9' },
    });
    await table.resume();
    expect(api.round).toHaveBeenCalledWith('key-9');
    expect(said.slice(-2)).toEqual([text.checking, text.cancelled]);
  });
});

describe('autoplay', () => {
  it('plays the rounds asked for and no more', async () => {
    const { table, api, state } = arrange(Array.from({ length: 20 }, () => ok(played())));
    await table.startAuto(10);
    expect(api.spin).toHaveBeenCalledTimes(10);
    expect(state()?.autoLeft).toBe(0);
  });

  it('stops at the first round that is not played', async () => {
    const { table, api, state } = arrange([ok(played()), ok({ status: 'refused', reason: 'insufficient_balance' })]);
    await table.startAuto(10);
    expect(api.spin).toHaveBeenCalledTimes(2);
    expect(state()).toMatchObject({ autoLeft: 0, phase: 'idle' });
  });

  it('stops when the player says so and when the app takes the page away', async () => {
    for (const end of ['stopAuto', 'close'] as const) {
      const { table, api } = arrange(Array.from({ length: 20 }, () => ok(played())));
      api.ack.mockImplementation(async () => {
        table[end]();
        return ok({});
      });
      await table.startAuto(10);
      expect(api.spin).toHaveBeenCalledTimes(1);
    }
  });
});

it('changes the bet only between rounds', async () => {
  const { table, api, state } = arrange([ok(played())]);
  table.step('moreStake');
  expect(state()?.bet).toEqual({ lineStake: 20, lines: 20 });
  const spinning = table.spin();
  table.step('moreStake');
  table.step('fewerLines');
  await spinning;
  expect(api.spin).toHaveBeenCalledWith({ stake: '4.00', lines: 20, idempotencyKey: 'key-1' });
  expect(state()?.bet).toEqual({ lineStake: 20, lines: 20 });
});
