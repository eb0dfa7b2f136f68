import { createStore as openDatabase, set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { shareOutbox } from '#src/state/testing/outbox.ts';
import { stored } from '#src/state/testing/tabs.ts';

const { gateway, openTab, setOnline } = shareOutbox();

describe('the outbox of a member', () => {
  it('is deleted at logout, and never sent as the next member [S1-281]', async () => {
    const tab = await openTab();
    await tab.known();
    setOnline(false);
    await tab.toggle('g2');
    tab.become(null);
    expect(tab.unsent()).toEqual([]);
    await tab.clearMemberStorage();
    setOnline(true);
    tab.become('bia');
    await tab.send();
    tab.become('ana');
    await tab.send();
    expect([gateway.writes, tab.unsent(), gateway.saved]).toEqual([[], [], { ana: ['g1'], bia: [] }]);
  });

  it('is not sent as another one even when it was left behind', async () => {
    const tab = await openTab();
    await tab.known();
    setOnline(false);
    await tab.toggle('g2');
    setOnline(true);
    const next = await openTab('bia');
    await next.send();
    expect([gateway.writes, next.unsent()]).toEqual([[], []]);
  });

  it('stops in the middle at logout', async () => {
    const tab = await openTab();
    await tab.known();
    setOnline(false);
    await tab.toggle('g2');
    await tab.toggle('g3');
    setOnline(true);
    gateway.afterWrite = () => tab.become('bia');
    await tab.send();
    expect(gateway.writes).toHaveLength(1);
    expect([gateway.saved['ana'], gateway.saved['bia']]).toEqual([['g2', 'g1'], []]);
  });

  it('survives garbage in its place [S1-280]', async () => {
    await set('favouriteOutbox', { version: 1, value: [{ nodeId: 7 }] }, openDatabase('mare-member', 'keyval'));
    const tab = await openTab();
    await tab.restore();
    expect(tab.unsent()).toEqual([]);
    setOnline(false);
    await tab.toggle('g9');
    expect(await stored('favouriteOutbox')).toHaveLength(1);
  });
});
