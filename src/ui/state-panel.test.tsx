// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StatePanel } from './state-panel.tsx';

afterEach(cleanup);

describe('StatePanel', () => {
  it('announces a failure and offers one thing to do', () => {
    const again = vi.fn();
    render(
      <StatePanel kind="error" title="The list did not come" actionLabel="Try again" onAction={again}>
        The connection is slow.
      </StatePanel>,
    );
    expect(screen.getByRole('alert').textContent).toContain('The list did not come');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledOnce();
  });

  it('is calm about what is merely empty, and has a scene for each theme', () => {
    render(<StatePanel kind="empty" title="Nothing yet" scene={{ light: '/l.svg', dark: '/d.svg' }} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/l.svg',
      '/d.svg',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
