// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerEverything } from '#src/components/testing/answer-everything.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { fromMinor } from '#src/contract/core/amount.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { ProfitPage } from './profit-page.tsx';

const today = new Date(2026, 10, 27, 12);
const page = { title: { id: 'Profit and loss' }, header: 'back', footer: false } as const;
/** What each day of a week brought, minor units; on one of them nothing was played. */
const week = [12_500, -4000, undefined, 250, -20_000, 7300, 5000];
const groups = { RNG: 9900, LIVE: -15_000, FISH: 4500 };

const listOf = <Row,>(items: readonly Row[]) => ({
  ...{ items, pageNum: 1, totalPages: 1, totalCount: items.length },
  totals: { currency: 'BRL', rounds: 9, stake: '0.00', win: '0.00', bonus: '0.00', net: '0.00' },
});
const days = week.flatMap((net, index) => {
  const sums = { stake: '0.00', win: '0.00', bonus: '0.00', net: fromMinor(net ?? 0) };
  return net === undefined ? [] : [{ at: new Date(2026, 10, 21 + index).getTime(), ...sums }];
});
const rounds = Object.entries(groups).map(([key, net]) => ({
  ...{ key, name: key, rounds: 3, stake: '0.00', win: '0.00', net: fromMinor(net) },
}));

async function open(path = '/page') {
  answerEverything((of) => (of.endsWith('profit') ? listOf(days) : of.endsWith('totals') ? listOf(rounds) : {}));
  const { store, container } = await showInApp(ProfitPage, page, path);
  const member = { token: 'token', userName: 'marina.costa', type: 0, merchantCode: 'mare', firstTimeLogin: false };
  await act(async () => {
    store.set(sessionState, { status: 'member', member: { ...member, expiresAt: Date.now() + 900_000 } });
    setResourceOwner(store, 'marina.costa');
  });
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  return { container, results: rows.map((row) => minorIn(row.lastElementChild?.textContent)) };
}

/** The amount in a text; minor units. */
const minorIn = (text = '') => Math.round(Number(text.replaceAll(/[^\d.−-]/g, '').replace('−', '-')) * 100);
/** How far the bars of a drawing reach from their base line: above it positive, below it negative. */
const heightsOf = (svg: Element) =>
  [...svg.querySelectorAll('g > g > path')].map((path) => {
    const [, base, end] = /^M\S+ (\S+)V\S+Q\S+ (\S+) /.exec(path.getAttribute('d') ?? '') ?? [];
    return Number(base) - Number(end);
  });

beforeEach(() => vi.useFakeTimers({ now: today, toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the charts of profit and loss [S1-082]', () => {
  it('draw for each day what the table has, in proportion, and nothing where it has no row', async () => {
    const { results } = await open();
    expect(results).toEqual(week.filter((net) => net !== undefined));
    const drawn = heightsOf(screen.getByRole('img'));
    expect(drawn).toHaveLength(week.length);
    const unit = (drawn[4] ?? 0) / -20_000;
    expect(unit).toBeGreaterThan(0);
    week.forEach((net = 0, index) => {
      // A day without a result, or with hardly any, is a line of one unit.
      const wanted = Math.max(1, Math.abs(net) * unit) * Math.sign(net || 1);
      expect(Math.abs((drawn[index] ?? 0) - wanted)).toBeLessThan(0.02);
    });
    const words = [...screen.getByRole('img').querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(words.filter((word) => /\d/.test(word))).toEqual(['125', '−40', '0', '3', '−200', '73', '50']);
  });

  it.each(['category', 'vendor'])('have for each %s a bar of the amount in the table', async (by) => {
    const { results, container } = await open(`/page?by=${by}`);
    expect(results).toEqual(Object.values(groups));
    const [list] = within(container).getAllByRole('list', { name: `Result by ${by}` });
    const bars = within(list ?? container).getAllByRole('listitem');
    expect(bars.map(({ children }) => minorIn(children[1]?.textContent ?? ''))).toEqual(results);
    const lengths = bars.map((bar) => Number(bar.querySelector('rect')?.getAttribute('width')));
    const longest = Math.max(...results.map(Math.abs));
    lengths.forEach((length, index) =>
      expect(length / Math.max(...lengths)).toBeCloseTo(Math.abs(results[index] ?? 0) / longest, 2),
    );
  });

  it('are drawn by attributes and classes alone, which need no script', async () => {
    for (const path of ['/page', '/page?by=vendor']) {
      const { container } = await open(path);
      const drawing = [...container.querySelectorAll('figure, figure *, svg, svg *')];
      expect(drawing.length).toBeGreaterThan(5);
      expect(drawing.filter((element) => element.hasAttribute('style') || element.tagName === 'CANVAS')).toEqual([]);
      cleanup();
    }
  });
});
