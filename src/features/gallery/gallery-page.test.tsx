// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { fakeIntersections } from '#src/ui/testing/fake-intersection.ts';
import { fakeReducedMotion } from '#src/ui/testing/fake-media.ts';
import { GalleryPage } from './gallery-page.tsx';

afterEach(cleanup);

it('shows every component and changes the theme of the page', async () => {
  fakeIntersections();
  fakeReducedMotion(true);
  await showInApp(GalleryPage);
  expect(screen.getAllByRole('region').length).toBeGreaterThan(18);
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
});
