// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: `Tab ${id}` }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Tabs', () => {
  it('scrolls the active tab into view after 250 ms, the strip only [S1-140]', () => {
    const place = (element: Element, left: number, width: number) =>
      vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, width, 44));
    const view = (active: string) => <Tabs label="Kinds" tabs={tabs} active={active} onSelect={() => undefined} />;
    const { rerender } = render(view('a'));
    act(() => vi.advanceTimersByTime(1000));
    const strip = screen.getByRole('tablist');
    const scrolled = vi.fn();
    strip.scrollTo = scrolled;
    place(strip, 0, 300);
    place(screen.getByRole('tab', { name: 'Tab c' }), 400, 100);
    rerender(view('c'));
    act(() => vi.advanceTimersByTime(249));
    expect(scrolled).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    // The centre of the tab, 450, scrolls to the centre of the strip, 150.
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ left: 300 }));
  });

  it('as buttons is one stop for the Tab key, along which arrows, Home and End move', () => {
    const selected = vi.fn();
    render(<Tabs label="Kinds" tabs={tabs} active="b" onSelect={selected} />);
    const [a, b, c] = screen.getAllByRole('tab');
    expect([a, b, c].map((tab) => tab?.tabIndex)).toEqual([-1, 0, -1]);
    const press = (key: string) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      return document.activeElement;
    };
    b?.focus();
    expect(press('ArrowRight')).toBe(c);
    expect(press('ArrowRight')).toBe(a);
    expect(press('ArrowLeft')).toBe(c);
    expect(press('Home')).toBe(a);
    expect(press('End')).toBe(c);
    expect(selected).not.toHaveBeenCalled();
    if (c) fireEvent.click(c);
    expect(selected).toHaveBeenCalledExactlyOnceWith('c');
  });

  it('as links is a nav that marks the page', () => {
    render(
      <Tabs
        label="Kinds"
        tabs={tabs}
        active="b"
        renderLink={({ id, label }, props) => (
          <a key={id} href={`#${id}`} {...props}>
            {label}
          </a>
        )}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Kinds' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
  });
});
