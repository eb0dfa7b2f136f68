// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { ComingDraw } from '#src/contract/lottery/lottery.schema.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { LotteryHistoryPage } from './lottery-history-page.tsx';
import { lotteryMenuResource, openedResource } from './lottery.resource.ts';
import { StartLotteryPage } from './start-page.tsx';
import { comingDraw, drawnDraw, menuOf, one, page } from './testing/draws.ts';

const numero = '20990314-109';
const seed = 'a seed that nobody knows yet';
const query = `?vendor=${one.vendor}&code=${one.code}`;
const params = { ...one, language: 'en' } as const;

async function showStart(next: ComingDraw | null) {
  const { store } = await showInApp(StartLotteryPage, page, `/m/startLottery${query}`);
  await act(async () => lotteryMenuResource.set(store, { ...params, prizeMode: undefined }, menuOf(next)));
}

afterEach(() => {
  cleanup();
  for (const { id } of toasts.read()) toasts.hide(id);
});

describe('the commitment of the next draw', () => {
  it('is shown in full where the lottery is started, and verifies the numbers afterwards', async () => {
    await showStart(await comingDraw(numero, seed));
    expect(screen.getByRole('heading', { name: `Commitment of draw ${numero}` })).toBeDefined();
    const seal = screen.getByText(/^[0-9a-f]{64}$/).textContent;
    cleanup();

    const { store } = await showInApp(LotteryHistoryPage, page, `/m/lotteryHistory${query}`);
    await act(async () => {
      lotteryMenuResource.set(store, params, menuOf(null));
      openedResource.set(
        store,
        { ...params, pageNo: 1 },
        { draws: [await drawnDraw(numero, seed)], pageNum: 1, hasMore: false },
      );
    });
    expect(screen.getByText(`Commitment, shown before the first sale: ${seal}`)).toBeDefined();
  });

  it('is not there while nothing is on sale', async () => {
    await showStart(null);
    expect(screen.getByText('Not on sale now')).toBeDefined();
    expect(screen.queryByText(/Commitment of draw/)).toBeNull();
  });

  it.each([
    ['is copied', () => Promise.resolve(), 'Commitment copied'],
    ['is to be selected where nothing may be copied', () => Promise.reject(new Error('no')), /could not be copied/],
  ])('%s', async (_what, writeText, said) => {
    const clipboard = { writeText: vi.fn(writeText) };
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard);
    const next = await comingDraw(numero, seed);
    await showStart(next);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy the commitment' })));
    expect(clipboard.writeText).toHaveBeenCalledWith(next.commitment);
    expect(toasts.read()[0]?.text).toMatch(said);
  });
});
