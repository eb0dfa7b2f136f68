// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeIntersections } from '../testing/fake-intersection.ts';
import { fakeReducedMotion } from '../testing/fake-media.ts';
import { GalleryPage } from './gallery-page.tsx';

afterEach(cleanup);

it('shows every piece and changes the theme of the page', () => {
  fakeIntersections();
  fakeReducedMotion(true);
  render(<GalleryPage />);
  expect(screen.getAllByRole('region').length).toBeGreaterThan(15);
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
});
