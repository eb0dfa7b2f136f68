// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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
