// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://app.example/m/home" }
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SafeHtml } from './html.tsx';

afterEach(cleanup);

describe('SafeHtml', () => {
  it('hands links to our own paths to the page, and leaves the others to the browser [S1-185] [S1-186]', () => {
    const went = vi.fn();
    render(
      <SafeHtml
        html={'<a href="/m/vip?x=1"><b>ours</b></a> <a href="https://other.example">theirs</a>'}
        onNavigate={went}
      />,
    );
    const left: boolean[] = [];
    const listen = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', listen);
    fireEvent.click(screen.getByText('ours'));
    fireEvent.click(screen.getByText('theirs'));
    fireEvent.click(screen.getByText('ours'), { ctrlKey: true });
    document.removeEventListener('click', listen);
    expect(left).toEqual([false, true, true]);
    expect(went).toHaveBeenCalledExactlyOnceWith('/m/vip?x=1');
  });

  it('sets the styles that are safe, scaled when asked for [S1-187]', () => {
    const html = '<p style="font-size:28px;position:fixed">words</p>';
    const { rerender } = render(<SafeHtml html={html} onNavigate={() => undefined} scale />);
    expect(screen.getByText('words').style.cssText).toBe('font-size: 0.28rem;');
    rerender(<SafeHtml html={html} onNavigate={() => undefined} />);
    expect(screen.getByText('words').style.cssText).toBe('font-size: 28px;');
  });

  it('replaces its content when the HTML changes', () => {
    const { rerender, container } = render(<SafeHtml html="<p>one</p>" onNavigate={() => undefined} />);
    rerender(<SafeHtml html="<p>two</p>" onNavigate={() => undefined} />);
    expect(container.textContent).toBe('two');
  });

  it('shows the alternative text of a picture that fails to load', () => {
    const html = '<p>Before <img src="/gone.png" alt="the prizes"> after<img src="/gone-too.png"></p>';
    const { container } = render(<SafeHtml html={html} onNavigate={() => undefined} />);
    for (const picture of container.querySelectorAll('img')) fireEvent.error(picture);
    expect(container.textContent).toBe('Before the prizes after');
    expect(container.querySelector('img')).toBeNull();
  });
});
