// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Marquee } from './marquee.tsx';
import { fakeReducedMotion } from './testing/fake-media.ts';

const text = 'Pix rests on Tuesday';

beforeEach(() => fakeReducedMotion(false));
afterEach(cleanup);

function measure(textWidth: number, boxWidth: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(textWidth);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(boxWidth);
}
const moves = () => document.querySelector('[data-moving]') !== null;

describe('Marquee', () => {
  it('is static while its text fits', () => {
    measure(200, 200);
    render(<Marquee>{text}</Marquee>);
    expect(moves()).toBe(false);
  });

  it('moves when it does not fit, and is read once', () => {
    measure(400, 200);
    render(<Marquee>{text}</Marquee>);
    expect(moves()).toBe(true);
    expect(screen.getAllByText(text).filter((line) => !line.closest('[aria-hidden]'))).toHaveLength(1);
    const track = document.querySelector<HTMLElement>('.track');
    // Half of its 400 px, one round, at 40 px a second.
    expect(track?.style.getPropertyValue('--marquee-ms')).toBe('5000ms');
  });

  it('ends in dots when less motion is asked for', () => {
    measure(400, 200);
    fakeReducedMotion(true);
    render(<Marquee>{text}</Marquee>);
    expect(moves()).toBe(false);
  });
});
