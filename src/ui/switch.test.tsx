// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Switch } from './switch.tsx';

afterEach(cleanup);

describe('Switch', () => {
  it('says what it is, what it does, and whether it is on', () => {
    render(<Switch label="Safety" hint="Sign-ins" checked onChange={() => undefined} />);
    const control = screen.getByRole('switch', { name: 'Safety', checked: true });
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Sign-ins');
  });

  it('requests the other state, and shows its own until it changes', () => {
    const changed = vi.fn();
    const { rerender } = render(<Switch label="Safety" checked={false} onChange={changed} />);
    fireEvent.click(screen.getByRole('switch'));
    expect(changed.mock.calls).toEqual([[true]]);
    expect(screen.queryByRole('switch', { checked: true })).toBeNull();
    rerender(<Switch label="Safety" checked onChange={changed} />);
    expect(screen.queryByRole('switch', { checked: true })).not.toBeNull();
  });

  it('does nothing while a change is under way, and keeps the focus', () => {
    const changed = vi.fn();
    render(<Switch label="Safety" checked={false} pending onChange={changed} />);
    const control = screen.getByRole('switch');
    control.focus();
    fireEvent.click(control);
    expect(changed).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(control);
    expect(control.getAttribute('aria-busy')).toBe('true');
  });
});
