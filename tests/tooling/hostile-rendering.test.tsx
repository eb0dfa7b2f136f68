// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatDocument } from '#gateway/pages/chat-document.ts';
import { createView } from '#gateway/pages/chat-client/view.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Match } from '#src/contract/lobby/matches.schema.ts';
import { LiveNow } from '#src/features/games/live/live-now.tsx';
import { liveModelsResource } from '#src/features/games/live/live-models.resource.ts';
import { MatchesStrip } from '#src/features/games/live/matches-strip.tsx';
import { MatchDays } from '#src/features/matches/match-days-list.tsx';
import { matchesResource } from '#src/state/lobby/matches.ts';
import { hostilePayloads } from '../security/hostile-texts.ts';

const payloads = hostilePayloads('https://foreign.example');
const harmless = payloads.map((_, index) => `Name ${index}`);

/** Elements and the names of their attributes, in order: markup in a text would change them. */
const shapeOf = (root: Element): string[] =>
  [...root.querySelectorAll('*')].map((element) => `${element.localName} ${element.getAttributeNames().join(' ')}`);

/** The texts in groups of this size: those of one row. */
const inRows = (texts: readonly string[], size: number): string[][] =>
  Array.from({ length: texts.length / size }, (_, row) => texts.slice(row * size, (row + 1) * size));

const ran = vi.fn<() => void>();
beforeEach(() => vi.stubGlobal('hit', ran));
afterEach(() => {
  cleanup();
  expect(ran).not.toHaveBeenCalled();
});

/** Renders harmless texts and hostile ones: the same elements, and each hostile text as it was written. */
async function expectText(show: (texts: readonly string[]) => Promise<Element>) {
  const plain = shapeOf(await show(harmless));
  cleanup();
  const shown = await show(payloads);
  expect(shapeOf(shown)).toEqual(plain);
  const words = shown.textContent;
  expect(payloads.filter((text) => !words?.includes(text))).toEqual([]);
}

it('there are 500 hostile texts', () => expect(new Set(payloads).size).toBe(500));

it('the names of live hosts and of their tables are text', async () => {
  await expectText(async (texts) => {
    const game = { nodeId: 'n', gameType: 'LIVE', vassalage: 'NOR', gameId: 'g', gameCode: 'c', isGameH5: '' };
    const models = inRows(texts, 2).map(([name, displayName], index) => {
      return { modelId: String(index), name, game: { ...game, displayName } };
    });
    const { container, store } = await showInApp(LiveNow);
    liveModelsResource.set(store, { language: 'en' }, models as never);
    await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(models.length));
    return container;
  });
}, 60_000);

const matchOf = ([home = '', away = '', league = '', vendorName = '']: readonly string[], index: number): Match => ({
  matchId: String(index),
  sport: 'football',
  league,
  home: { name: home, color: '#0a6b75' },
  away: { name: away, color: '#b3261e' },
  startsAt: Date.now() + 7_200_000,
  minutes: 105,
  repeatHours: 0,
  hot: true,
  gameCategory: 'SPORTS',
  vassalage: 'PLC',
  vendorName,
  open: index % 2 === 0,
});

it('the teams, the league and the vendor of a match are text', async () => {
  await expectText(async (texts) => {
    const matches = inRows(texts, 4).map(matchOf);
    const { container } = await showInApp(() => <MatchDays matches={matches} now={Date.now()} />);
    return container;
  });
}, 60_000);

it('the teams of a match in the strip are text', async () => {
  const few = inRows(payloads, 2).slice(0, 8);
  const { container, store } = await showInApp(() => <MatchesStrip category="SPORTS" />);
  matchesResource.set(store, { language: 'en' }, few.map(matchOf));
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(few.length));
  expect([...container.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(few.flat());
});

it('the messages of a chat and their senders’ names are text', async () => {
  await expectText(async (texts) => {
    const look = { language: 'en', title: 'Support', color: '#ffffff', back: '/m/message' } as const;
    const page = chatDocument({ look, letIn: true, held: undefined, style: '', script: '', first: '' });
    const parsed = new DOMParser().parseFromString(String(await page), 'text/html');
    document.body.replaceChildren(...parsed.body.childNodes);
    const messages = inRows(texts, 2).map(([text = '', name = ''], index) => {
      return {
        seq: index + 1,
        clientId: `id-${index}`,
        author: 'operator' as const,
        name,
        text,
        sentAt: 1_770_000_000_000,
      };
    });
    const view = createView('en', { again: () => undefined, drop: () => undefined });
    view.show({ messages, waiting: [], state: undefined, online: true });
    return document.querySelector('#log') ?? document.body;
  });
}, 60_000);
