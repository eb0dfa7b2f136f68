import { describe, expect, it, vi } from 'vitest';
import { tabChannel } from '#src/platform/storage/tab-channel.ts';
import { game, shareOutbox } from '#src/state/testing/outbox.ts';

const { gateway, openTab, setOnline } = shareOutbox();
const page = { pageNum: 1, totalPages: 1, hasMore: false, loadingMore: false };

/** Two tabs of ana, the second following the first. */
async function twoTabs() {
  const [first, second] = [await openTab(), await openTab()];
  await Promise.all([first.known(), second.known()]);
  second.follow();
  return [first, second] as const;
}

describe('a favourite changed with a network', () => {
  it('is shown in the member’s other tabs, and a tap there takes it back', async () => {
    const [first, second] = await twoTabs();
    second.list.set(second.store, { language: 'pt' }, { items: [game('g1')], ...page });
    expect(await first.toggle('g2')).toBe('added');
    await vi.waitFor(() => expect(second.favourites()).toEqual(['g2', 'g1']));
    expect(await second.toggle('g2')).toBe('removed');
    expect(gateway.writes.map((write) => write.split(' ').slice(1, 3))).toEqual([
      ['POST', 'g2'],
      ['DELETE', 'g2'],
    ]);
    expect(gateway.saved['ana']).toEqual(['g1']);
  });

  it('leaves the lists of the other tabs when it is one no more', async () => {
    const [first, second] = await twoTabs();
    second.list.set(second.store, { language: 'pt' }, { items: [game('g1')], ...page });
    await first.toggle('g1');
    await vi.waitFor(() => expect(second.list.peek(second.store, { language: 'pt' })?.items).toEqual([]));
    expect(second.favourites()).toEqual([]);
  });

  it('is nothing to a tab of another member, and no message of another kind is taken for one', async () => {
    const first = await openTab();
    const other = await openTab('bia');
    await Promise.all([first.known(), other.known()]);
    other.follow();
    const heard = () => new Promise<void>((resolve) => other.onOutboxChange(resolve));
    const told = heard();
    await first.toggle('g2');
    await told;
    expect(other.favourites()).toEqual([]);
    const again = heard();
    tabChannel('favourites').tell({ member: 'bia', nodeId: 7, keep: 'yes' });
    await again;
    expect(other.favourites()).toEqual([]);
  });
});

it('a favourite changed without a network still shows in the other tabs', async () => {
  const [first, second] = await twoTabs();
  setOnline(false);
  await first.toggle('g2');
  await vi.waitFor(() => expect(second.unsent()).toEqual(['g2']));
});
