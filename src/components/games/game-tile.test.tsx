// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inEnglish } from '#src/components/testing/show-in-app.tsx';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { GameTile } from './game-tile.tsx';

afterEach(cleanup);

it.each([true, false])('shows the picture of a game whose showIcon is %s, or its name alone', (showIcon) => {
  const game = { nodeId: 'n', displayName: 'King Octopus', iconUrl: '/art/g/octopus.svg', showIcon } as Game;
  const nothing = () => undefined;
  const { container } = render(
    inEnglish().wrap(
      <GameTile
        game={game}
        vendorName=""
        favourite={false}
        demo={false}
        onOpen={nothing}
        onToggleFavourite={nothing}
      />,
    ),
  );
  expect(container.querySelector('img') !== null).toBe(showIcon);
  expect(container.textContent).toContain('King Octopus');
});
