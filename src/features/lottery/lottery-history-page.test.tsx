// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { configureHttp } from '#src/platform/calls/send.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import type { Draw } from '#src/contract/lottery/lottery.schema.ts';
import { LotteryHistoryPage } from './lottery-history-page.tsx';
import { lotteryMenuResource, openedResource } from './lottery.resource.ts';
import { StartLotteryPage } from './start-page.tsx';
import { drawnDraw, menuOf, one, page, voidDraw } from './testing/draws.ts';

const query = `?vendor=${one.vendor}&code=${one.code}`;
const params = { ...one, language: 'en' } as const;
const numero = '20990314-109';

/** The page of a lottery's draws, in English. */
async function showHistory(draws: Draw[], pageNo = 1) {
  const search = pageNo > 1 ? `${query}&page=${pageNo}` : query;
  const app = await showInApp(LotteryHistoryPage, page, `/m/lotteryHistory${search}`);
  await act(async () => {
    lotteryMenuResource.set(app.store, params, menuOf(null));
    openedResource.set(app.store, { ...params, pageNo }, { draws, pageNum: pageNo, hasMore: false });
  });
  return app;
}
const row = () => within(screen.getByRole('listitem'));
const open = (details: HTMLDetailsElement) => {
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

afterEach(cleanup);

describe('what a lottery has drawn', () => {
  it('is read aloud as numbers in order, with its draw and its time, in English [S1-093]', async () => {
    const draw = await drawnDraw(numero, 'seed');
    await showHistory([draw]);
    expect(screen.getByRole('heading', { name: 'Reef Five' })).toBeDefined();
    expect(row().getByText(numero)).toBeDefined();
    expect(row().getByText(formatDateTime(draw.drawsAt, 'en'))).toBeDefined();
    const balls = row().getByRole('img', { name: `Numbers: ${draw.numbers?.join(', ')}` });
    expect(balls.textContent).toMatch(/^\d{10}$/);
  });

  it.each([
    ['its own seed', 'seed', /^Verified/],
    ['a changed seed', 'Seed', /^Not verified/],
  ])('is computed again on the device from %s', async (_what, seed, verdict) => {
    await showHistory([{ ...(await drawnDraw(numero, 'seed')), seed }]);
    const details = row().getByText('Check this draw').closest('details');
    if (!details) throw new Error('nothing to open');
    expect(row().getByRole('status', { hidden: true }).textContent).toBe('');
    open(details);
    expect(await row().findByText(verdict)).toBeDefined();
    expect(row().getByText(`Seed, shown after the draw: ${seed}`)).toBeDefined();
  });

  it('does not check with the numbers of another draw under the same seed', async () => {
    await showHistory([{ ...(await drawnDraw(numero, 'seed')), numero: '20990314-110' }]);
    open(row().getByText('Check this draw').closest('details') as HTMLDetailsElement);
    expect(await row().findByText(/^Not verified/)).toBeDefined();
  });

  it.each([
    ['its own seed', 'seed', /^Verified: .* It would have drawn (\d+, ){4}\d+\.$/],
    ['another seed', 'Seed', /^Not verified: this seed does not match the commitment\.$/],
  ])('is checked also where the draw was called off, by %s', async (_what, seed, verdict) => {
    await showHistory([{ ...(await voidDraw(numero, 'seed')), seed }]);
    expect(row().getByText('Cancelled: bets refunded.')).toBeDefined();
    expect(row().queryByRole('img')).toBeNull();
    open(row().getByText('Check this draw').closest('details') as HTMLDetailsElement);
    expect(await row().findByText(verdict)).toBeDefined();
    expect(row().getByText(`Seed, shown after the cancellation: ${seed}`)).toBeDefined();
  });

  it('cannot be checked where the draw was called off and its seed could not be opened, and the page says so', async () => {
    await showHistory([await voidDraw(numero, 'seed')]);
    expect(row().getByText('The seed of this draw could not be opened, so it cannot be checked.')).toBeDefined();
    expect(row().queryByText('Check this draw')).toBeNull();
  });
});

describe('an address that', () => {
  it('names a page before the first draw says so, and leads to the newest draws', async () => {
    await showHistory([], 9999);
    expect(screen.getByRole('heading', { name: 'No draws on this page' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Latest draws' }).getAttribute('href')).toBe(`/m/lotteryHistory${query}`);
    cleanup();
    await showHistory([]);
    expect(screen.getByRole('heading', { name: 'No draws yet' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Latest draws' })).toBeNull();
  });

  it.each([
    ['/m/lotteryHistory', LotteryHistoryPage],
    ['/m/startLottery', StartLotteryPage],
  ])('names no lottery says so at %s, and leads to all of them', async (path, Page) => {
    const refused = JSON.stringify({ success: false, message: 'game_not_found' });
    const headers = { 'Content-Type': 'application/json' };
    configureHttp({
      fetch: () => Promise.resolve(new Response(refused, { status: 404, headers })),
      origin: 'http://gateway.test',
      getToken: () => null,
    });
    const { store } = await showInApp(Page, page, `${path}${query}`);
    await act(async () => {
      await lotteryMenuResource.refresh(store, { ...params, prizeMode: undefined });
      await openedResource.refresh(store, { ...params, pageNo: 1 });
    });
    expect(screen.getByRole('heading', { name: 'This lottery is not available' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'All lotteries' }).getAttribute('href')).toBe('/m/lottery');
  });
});
