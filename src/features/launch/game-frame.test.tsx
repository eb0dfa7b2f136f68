// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { unsavedWorkAtom } from '#src/state/app/unsaved-work.ts';
import { openedAt, shareGame } from './testing/game-scene.tsx';

const { gateway, openPage, start, frame, play, say, press, isOver } = shareGame();

describe('a running game in the history', () => {
  it('is an entry of its own: back closes only the game, and leaves the page where it was', async () => {
    const { router, store } = await play();
    const entries = history.length;
    expect(router.history.location.state.game).toMatchObject({ since: openedAt, nodeId: 'n1' });
    expect(location.pathname).toBe('/page');
    expect(store.get(unsavedWorkAtom)).toBe(true);
    await act(async () => history.back());
    await isOver();
    expect(location.pathname).toBe('/page');
    expect(router.history.location.state.game).toBeUndefined();
    expect(store.get(unsavedWorkAtom)).toBe(false);
    expect(history.length).toBe(entries);
  });

  it('removes its entry when it is left by its button, and returns the focus to what launched it', async () => {
    const { router } = await play();
    await press('Leave the game');
    await isOver();
    await waitFor(() => expect(router.history.location.state.game).toBeUndefined());
    expect(location.pathname).toBe('/page');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'tile' })));
  });

  it('focuses the content where the element that launched it was removed', async () => {
    await play();
    screen.getByText('tile').remove();
    await press('Leave the game');
    await isOver();
    expect(document.activeElement?.id).toBe('content');
  });

  it('ends with the session', async () => {
    const { router, store } = await play();
    await act(async () => store.set(sessionState, { status: 'guest' }));
    await isOver();
    await waitFor(() => expect(router.history.location.state.game).toBeUndefined());
  });

  it('that a reload has interrupted continues in the same entry and session', async () => {
    const { router, store } = await openPage();
    const played = { since: openedAt - 60_000, vendor: 'COR', nodeId: 'n1' };
    const { latestLocation } = router;
    await router.commitLocation({ ...latestLocation, state: { ...latestLocation.state, game: played } });
    const entries = history.length;
    await start(store);
    expect(router.history.location.state.game).toEqual(played);
    expect(history.length).toBe(entries);
    await waitFor(() => expect(gateway.calls).toContain(`/wps/member/sessionNet?since=${openedAt - 60_000}`));
  });

  it('of another title starts a new session there', async () => {
    const { router, store } = await openPage();
    const played = { since: openedAt - 60_000, vendor: 'COR', nodeId: 'another' };
    const { latestLocation } = router;
    await router.commitLocation({ ...latestLocation, state: { ...latestLocation.state, game: played } });
    const entries = history.length;
    await start(store);
    expect(router.history.location.state.game).toMatchObject({ since: openedAt, nodeId: 'n1' });
    expect(history.length).toBe(entries);
  });
});

describe('while a round is open', () => {
  it('back asks first: staying continues the game, leaving leaves it', async () => {
    const { router } = await play();
    await say({ type: 'mare:ready' });
    await say({ type: 'mare:state', roundOpen: true });
    await act(async () => history.back());
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(history.state).toMatchObject({ game: { nodeId: 'n1' } }));
    expect(frame()).toBeDefined();
    await act(async () => history.back());
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await isOver();
    await waitFor(() => expect(router.history.location.state.game).toBeUndefined());
    expect(location.pathname).toBe('/page');
  });

  it('the button asks as well, and neither does once the round is over', async () => {
    await play();
    await say({ type: 'mare:state', roundOpen: true });
    await press('Leave the game');
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await say({ type: 'mare:state', roundOpen: false });
    await press('Leave the game');
    await isOver();
  });
});
