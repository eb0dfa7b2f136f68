// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inEnglish } from '#src/components/testing/show-in-app.tsx';
import type { Vendor } from '#src/contract/lobby/games.schema.ts';
import { SimpleVendorTile } from './vendor-directory.tsx';

afterEach(cleanup);

it('is a button with the vendor’s name and nothing else, which plays its lobby [S1-147]', () => {
  const vendor = { vassalage: 'COR', accountTypeName: 'Coral', iconUrl: '/coral.svg', gameCount: 26 } as Vendor;
  const played: Vendor[] = [];
  const { container } = render(
    inEnglish().wrap(<SimpleVendorTile vendor={vendor} onPlay={(each) => void played.push(each)} />),
  );
  const button = screen.getByRole('button', { name: 'Play Coral' });
  expect(container.children).toHaveLength(1);
  expect(container.firstElementChild).toBe(button);
  expect(button.children).toHaveLength(0);
  expect(button.textContent).toBe('Coral');
  fireEvent.click(button);
  expect(played).toEqual([vendor]);
});
