import { describe, expect, it } from 'vitest';
import { game, shareOutbox } from '#src/state/testing/outbox.ts';
import { stored } from '#src/state/testing/tabs.ts';

const { gateway, openTab, setOnline } = shareOutbox();

describe('a favourite without a network', () => {
  it('shows at once, is stored over a restart, and is sent once when the network is back [S1-279]', async () => {
    const before = await openTab();
    await before.known();
    const tab = await openTab();
    setOnline(false);
    expect(await tab.toggle('g2')).toBe('unsent');
    expect([tab.favourites(), tab.unsent(), gateway.writes]).toEqual([['g1', 'g2'], ['g2'], []]);

    const later = await openTab();
    await later.restore();
    expect(later.unsent()).toEqual(['g2']);
    await later.send();
    expect(later.unsent()).toEqual(['g2']);
    setOnline(true);
    await Promise.all([later.send(), later.send(), tab.send()]);
    expect(gateway.writes).toHaveLength(1);
    expect([gateway.saved['ana'], later.unsent(), await stored('favouriteOutbox')]).toEqual([['g2', 'g1'], [], []]);
    await later.known();
    expect(later.favourites()).toEqual(['g2', 'g1']);
  });

  it('that is taken back is sent as the last change alone', async () => {
    const tab = await openTab();
    await tab.known();
    setOnline(false);
    await tab.toggle('g1');
    expect([tab.favourites(), tab.unsent()]).toEqual([[], ['g1']]);
    await tab.toggle('g1');
    expect([tab.favourites(), tab.unsent()]).toEqual([['g1'], ['g1']]);
    setOnline(true);
    await tab.send();
    expect(gateway.writes.map((write) => write.split(' ').slice(1, 3))).toEqual([['POST', 'g1']]);
    expect(gateway.saved['ana']).toEqual(['g1']);
  });

  it('follows the last change of all tabs, which see each other’s', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await Promise.all([first.known(), second.known()]);
    setOnline(false);
    const seen = new Promise<void>((resolve) => second.onOutboxChange(resolve));
    await first.toggle('g2');
    await seen;
    await second.restore();
    expect(second.unsent()).toEqual(['g2']);
    await second.toggle('g2');
    setOnline(true);
    await Promise.all([first.send(), second.send()]);
    expect(gateway.writes.map((write) => write.split(' ').slice(1, 3))).toEqual([['DELETE', 'g2']]);
    expect([gateway.saved['ana'], first.favourites(), second.favourites()]).toEqual([['g1'], ['g1'], ['g1']]);
  });

  it('takes its game off the list that is shown, and puts one on top of it', async () => {
    const tab = await openTab();
    await tab.known();
    const page = { pageNum: 1, totalPages: 1, hasMore: false, loadingMore: false };
    tab.list.set(tab.store, { language: 'pt' }, { items: [game('g1')], ...page });
    const shown = () => tab.list.peek(tab.store, { language: 'pt' })?.items.map(({ nodeId }) => nodeId);
    setOnline(false);
    await tab.toggle('g2');
    expect(shown()).toEqual(['g2', 'g1']);
    await tab.toggle('g1');
    expect(shown()).toEqual(['g2']);
  });

  it('is stored too when the gateway cannot be reached, and repeated under the same key when only the answer was lost', async () => {
    const tab = await openTab();
    await tab.known();
    gateway.network = 'answer lost';
    expect(await tab.toggle('g2')).toBe('unsent');
    gateway.network = 'up';
    await tab.send();
    expect(new Set(gateway.writes).size).toBe(1);
    expect([gateway.saved['ana'], tab.unsent()]).toEqual([['g2', 'g1'], []]);
  }, 15_000);

  it('is marked unsent on a timeout, and sent under the same key later', async () => {
    const tab = await openTab();
    await tab.known();
    gateway.refusal = { status: 504, message: 'timeout' };
    expect(await tab.toggle('g2')).toBe('unsent');
    expect([tab.favourites(), tab.unsent()]).toEqual([['g1', 'g2'], ['g2']]);
    const attempts = gateway.writes.length;
    await tab.send();
    expect(gateway.writes.length - attempts, 'as many as one call makes').toBe(attempts);
    gateway.refusal = undefined;
    await tab.send();
    expect(new Set(gateway.writes).size, 'keys').toBe(1);
    expect([tab.unsent(), gateway.saved['ana']]).toEqual([[], ['g2', 'g1']]);
  });

  it('stays while the gateway is busy, and is removed with a message when it is refused', async () => {
    const tab = await openTab();
    await tab.known();
    setOnline(false);
    await tab.toggle('g2');
    setOnline(true);
    gateway.refusal = { status: 429, message: 'rate_limited' };
    expect(await tab.send()).toEqual([]);
    expect(tab.unsent()).toEqual(['g2']);
    gateway.refusal = { status: 404, message: 'game_not_found' };
    expect(await tab.send()).toMatchObject([{ nodeId: 'g2' }]);
    expect([tab.unsent(), tab.favourites(), await stored('favouriteOutbox')]).toEqual([[], ['g1'], []]);
  });
});
