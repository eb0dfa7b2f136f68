// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Segmented } from './segmented.tsx';

afterEach(cleanup);

it('is a radio group whose abbreviations are read in full', () => {
  const changed = vi.fn();
  render(
    <Segmented
      label="Language"
      value="pt"
      onChange={changed}
      segments={[
        { value: 'pt', label: 'PT', name: 'Português', lang: 'pt' },
        { value: 'en', label: 'EN', name: 'English', lang: 'en' },
      ]}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Language' })).toBeDefined();
  expect((screen.getByRole('radio', { name: 'Português' }) as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(changed).toHaveBeenCalledExactlyOnceWith('en');
});

it("reports a choice in the server's document from before hydration, once, and shows it then", async () => {
  const changed = vi.fn();
  const choice = (value: string) => (
    <Segmented
      label="Language"
      value={value}
      onChange={changed}
      segments={[
        { value: 'pt', label: 'Português' },
        { value: 'en', label: 'English' },
      ]}
    />
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(choice('pt'));
  const english = screen.getByRole('radio', { name: 'English' }) as HTMLInputElement;
  english.click();
  expect(english.checked).toBe(true);
  const app = await act(() => hydrateRoot(root, choice('pt')));
  expect(changed).toHaveBeenCalledExactlyOnceWith('en');
  expect(english.checked).toBe(false);
  fireEvent.click(english);
  expect(changed).toHaveBeenCalledTimes(2);
  await act(() => app.render(choice('en')));
  expect(english.checked).toBe(true);
  await act(() => app.unmount());
  root.remove();
});
