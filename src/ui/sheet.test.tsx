// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Sheet } from './sheet.tsx';
import { touch } from './testing/touch.ts';
import { SWIPE_CLOSE_PX } from './use-swipe-close.ts';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filter" closeLabel="Close">
        <div data-testid="list">Vendors</div>
      </Sheet>
    </>
  );
}

const settle = (ms = 0) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const isOpen = () => screen.queryByRole('dialog', { name: 'Filter' }) !== null;

async function show() {
  render(<Page />);
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  await settle();
  expect(isOpen()).toBe(true);
  return opener;
}

describe('Sheet', () => {
  it.each([
    ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
    ['the backdrop', () => fireEvent.click(document.querySelector('.backdrop') ?? document.body)],
  ])('closes by %s and gives the focus and the scroll back', async (_, close) => {
    const opener = await show();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    expect(document.documentElement.style.overflow).toBe('hidden');
    close();
    await settle();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('follows a finger that pulls it down and closes after a long enough pull', async () => {
    await show();
    const sheet = screen.getByRole('dialog');
    touch(sheet, 'touchstart', 100, 200);
    touch(sheet, 'touchmove', 100, 240);
    expect(sheet.style.transform).toBe('translateY(40px)');
    touch(sheet, 'touchmove', 100, 200 + SWIPE_CLOSE_PX + 1);
    touch(sheet, 'touchend');
    await settle();
    expect(isOpen()).toBe(false);
  });

  it('springs back from a short slow pull, and closes on a short fast one', async () => {
    await show();
    const sheet = screen.getByRole('dialog');
    touch(sheet, 'touchstart', 0, 0);
    touch(sheet, 'touchmove', 0, 40);
    await settle(120);
    touch(sheet, 'touchend');
    expect([isOpen(), sheet.style.transform]).toEqual([true, '']);
    touch(sheet, 'touchstart', 0, 0);
    touch(sheet, 'touchmove', 0, 40);
    touch(sheet, 'touchend');
    await settle();
    expect(isOpen()).toBe(false);
  });

  it('leaves sideways moves, upward moves and content that is scrolled down alone', async () => {
    await show();
    const sheet = screen.getByRole('dialog');
    for (const [x, y] of [
      [200, 150],
      [0, -150],
    ] as const) {
      touch(sheet, 'touchstart', 0, 0);
      touch(sheet, 'touchmove', x, y);
      touch(sheet, 'touchend');
    }
    const list = screen.getByTestId('list');
    if (list.parentElement) list.parentElement.scrollTop = 50;
    touch(list, 'touchstart', 0, 0);
    touch(list, 'touchmove', 0, 300);
    touch(list, 'touchend');
    await settle();
    expect([isOpen(), sheet.style.transform]).toEqual([true, '']);
  });
});
