// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, buttonClass } from './button.tsx';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('does not submit a form unless it is a submit button', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('keeps its name and focus while pending, and does nothing when pressed', () => {
    const pressed = vi.fn();
    const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
    const form = (pending: boolean) => (
      <form onSubmit={(event) => submitted(event.nativeEvent as SubmitEvent)}>
        <Button type="submit" pending={pending} onClick={pressed}>
          Log in
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    screen.getByRole('button').focus();
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Log in' });
    fireEvent.click(button);
    expect([pressed.mock.calls.length, submitted.mock.calls.length]).toEqual([0, 0]);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
    rerender(form(false));
    fireEvent.click(button);
    expect([pressed.mock.calls.length, submitted.mock.calls.length]).toEqual([1, 1]);
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });

  it('lends its look to links', () => {
    expect(buttonClass({ variant: 'play', big: true })?.split(' ')).toEqual(['btn', 'play', 'big']);
  });
});

describe('IconButton', () => {
  it('is named by its label', () => {
    render(<IconButton label="Close">×</IconButton>);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  });
});
