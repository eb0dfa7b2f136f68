// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { runningGameAtom } from '#src/state/lobby/running-game.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { shareGame } from './testing/game-scene.tsx';

const { gateway, play, frame, say, press, isOver } = shareGame();
const bar = () => screen.getByRole('dialog', { name: 'Reef Dragon' }).textContent;

describe('a demonstration', () => {
  it('is marked as such at once, before the game has opened, and shows play money: no money, no net, no balance', async () => {
    gateway.chips = 99_800;
    await play('visitor');
    expect(bar()).toContain('Demonstration · play money');
    await say({ type: 'mare:ready' });
    await waitFor(() => expect(bar()).toContain('Chips99,800'));
    expect(bar()).toContain('Demonstration · play money');
    expect(bar()).not.toMatch(/Balance|R\$|\d\.\d\d/);
    expect(gateway.calls.filter((call) => /wallets|sessionNet|recent/.test(call))).toEqual([]);
  });

  it('fetches the demo balance again from the gateway when the game reports a change', async () => {
    await play('visitor');
    await waitFor(() => expect(bar()).toContain('100,000'));
    gateway.chips = 100_150;
    await say({ type: 'mare:round', net: '1.50' });
    await waitFor(() => expect(bar()).toContain('100,150'));
  });

  it('withholds a round’s win until the page says that it was shown', async () => {
    await play('visitor');
    await waitFor(() => expect(bar()).toContain('100,000'));
    await say({ type: 'mare:state', roundOpen: true });
    Object.assign(gateway, { chips: 100_400, wonChips: 500 });
    await say({ type: 'mare:balance' });
    await waitFor(() => expect(bar()).toContain('99,900'));
    expect(bar()).not.toContain('100,400');
    await say({ type: 'mare:state', roundOpen: false });
    expect(bar()).toContain('100,400');
  });

  it('asks a visitor before leaving it, by its button or by back: going on continues, leaving leaves', async () => {
    const { router } = await play('visitor');
    await press('Leave the game');
    await screen.findByRole('dialog', { name: 'Leave the demonstration?' });
    expect(screen.getByText('Reef Dragon will be here when you come back.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Keep playing with chips' }));
    await waitFor(() => expect(screen.queryByText('Leave the demonstration?')).toBeNull());
    expect(frame()).toBeDefined();
    await act(async () => history.back());
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without an account' }));
    await isOver();
    await waitFor(() => expect(router.history.location.state.game).toBeUndefined());
    expect(location.pathname).toBe('/page');
    expect(gateway.calls.filter((call) => /wallets|sessionNet|recent/.test(call))).toEqual([]);
  });

  it('says what happens to the open round', async () => {
    await play('visitor');
    await say({ type: 'mare:state', roundOpen: true });
    await press('Leave the game');
    expect(await screen.findByText('The round will finish without you.')).toBeDefined();
  });

  it('opens the registration in place of its history entry', async () => {
    const { router } = await play('visitor');
    const entries = history.length;
    await press('Leave the game');
    fireEvent.click(await screen.findByRole('button', { name: 'Create a free account' }));
    await isOver();
    await waitFor(() => expect(router.history.location.pathname).toBe('/m/register'));
    expect(history.length).toBe(entries);
    await act(async () => history.back());
    await waitFor(() => expect(location.pathname).toBe('/page'));
  });

  it('ends when the visitor signs in', async () => {
    const { store } = await play('visitor');
    const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin: false };
    await act(async () =>
      store.set(sessionState, { status: 'member', member: { ...member, expiresAt: Date.now() + 900_000 } }),
    );
    await isOver();
    expect(store.get(runningGameAtom)).toBeNull();
  });
});

describe('a trial guest’s game', () => {
  it('is a demonstration as well, and asks only during a round', async () => {
    await play(4);
    expect(bar()).toContain('Demonstration · play money');
    await say({ type: 'mare:state', roundOpen: true });
    await press('Leave the game');
    await screen.findByText(/Any win goes to your chips/);
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await say({ type: 'mare:state', roundOpen: false });
    await press('Leave the game');
    await isOver();
  });
});
